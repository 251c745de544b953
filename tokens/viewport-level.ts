import type { ViewportLevel } from './viewport.ts';

type LevelFunction = (level: ViewportLevel) => void;

const functions = new Map<ViewportLevel, Set<LevelFunction>>();
let current: ViewportLevel | null = null;

/** The current level, read from the page: the styles set it by the same conditions that they use themselves. */
export function readViewportLevel(): ViewportLevel {
  const written = getComputedStyle(document.documentElement).getPropertyValue('--viewport-level');
  const level = Number(written);
  return level === 1 || level === 2 || level === 3 ? level : 4;
}

/**
 * Runs `run` whenever the page is at one of `levels`: at once if it is there already, and each time a resize or a turn of
 * the device brings it there. Returns the stop function. (Requirement S-38.)
 */
export function onViewportLevel(levels: ViewportLevel | ReadonlyArray<ViewportLevel>, run: LevelFunction): () => void {
  const wanted = typeof levels === 'number' ? [levels] : levels;
  for (const level of wanted) functions.set(level, (functions.get(level) ?? new Set()).add(run));
  const level = watchedLevel();
  if (wanted.includes(level)) run(level);
  return () => wanted.forEach((each) => functions.get(each)?.delete(run));
}

function watchedLevel(): ViewportLevel {
  if (current === null) {
    current = readViewportLevel();
    addEventListener('resize', settle);
  }
  return current;
}

function settle(): void {
  const level = readViewportLevel();
  if (level === current) return;
  current = level;
  functions.get(level)?.forEach((run) => run(level));
}
