const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * The place to which a key leads from the one at `index` of `count`, counted from 0, without going round at the ends; undefined
 * for every other key. Source: ARIA Authoring Practices, example "Disclosure Navigation Menu", optional keys.
 *
 * @param isMirrored whether the text runs from right to left
 */
export function nextStop(key: string, index: number, count: number, isMirrored: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const isMirroredStep = isMirrored && (key === 'ArrowLeft' || key === 'ArrowRight');
  return Math.max(0, Math.min(count - 1, index + (isMirroredStep ? -step : step)));
}
