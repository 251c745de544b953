import type { Browser, BrowserContext, Page } from 'playwright/test';
import { modesOf } from '../../../.storybook/modes.ts';
import { screenOf } from '../../../.storybook/viewports.ts';
import type { ListedStory } from '../../story-host/story-request.ts';
import { foreignTexts } from '../../page-checks/foreign-texts.ts';

/** One picture of a story. */
export interface Shot {
  /** Its file without the extension: component and mode, e.g. `button-level4-dark`. */
  readonly name: string;
  readonly theme: string;
  readonly width: number;
  readonly height: number;
  /** Is the window widened for it, as when a phone is turned, instead of opening the page in it? */
  readonly isWidened: boolean;
}

/** Light at every level, dark at the widest: Storybook's modes without repetitions. */
const isTaken = (mode: string, theme: string) => theme === 'light' || mode === 'level4-dark';

/** The pictures of one component: of its story with all states. */
export function shotsOf({ component, tags, hasPlay }: ListedStory): ReadonlyArray<Shot> {
  return Object.entries(modesOf(tags)).flatMap(([mode, { viewport, theme = 'light' }]) => {
    if (!isTaken(mode, theme)) return [];
    // The state after playing depends on the window.
    const isWidened = !hasPlay && ['level2', 'level3'].includes(viewport);
    return [{ name: `${component}-${mode}`, theme, ...screenOf(viewport), isWidened }];
  });
}

/** The pictures of each opening of the story: the narrow windows, and the widest in both themes. */
export const openingsOf = (story: ListedStory): ReadonlyArray<ReadonlyArray<Shot>> => {
  const shots = shotsOf(story);
  const widest = Math.max(...shots.map(({ width }) => width));
  return [shots.filter(({ width }) => width < widest), shots.filter(({ width }) => width === widest)];
};

/**
 * The context for all pictures of a run: its windows load scripts and fonts once, nothing moves in them, and their
 * clock stands still.
 */
export async function openCamera(browser: Browser): Promise<BrowserContext> {
  const camera = await browser.newContext({ reducedMotion: 'reduce', locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  await camera.clock.setFixedTime('2026-11-21T10:00:00+01:00');
  return camera;
}

/**
 * Takes pictures of a story, one after the other. It is played first, as in Chromatic: panels opened by its play
 * function are open in the picture. Each story has its own window: Chromium 156 scales a photograph from its last size.
 *
 * @param shots all of the story by default
 * @throws Error if the play function fails in a window of this size, or the kit's fonts lack a letter
 */
export async function* take(
  camera: BrowserContext,
  host: string,
  story: ListedStory,
  shots: ReadonlyArray<Shot> = shotsOf(story),
): AsyncGenerator<{ readonly name: string; readonly picture: Buffer }> {
  const page = await camera.newPage();
  let checked: number | undefined;
  try {
    for (const { name, theme, width, height, isWidened } of shots) {
      if (page.viewportSize()?.width !== width) {
        await page.setViewportSize({ width, height });
        if (!isWidened) await play(page, `${host}/stories/${encodeURIComponent(story.id)}?play`);
      }
      const { isHeld } = await page.evaluate(settle, theme);
      // A theme changes no text, but text hidden by a width has no font yet.
      if (checked !== width) await refuseForeignTexts(page, name);
      checked = width;
      yield { name, picture: await page.screenshot({ fullPage: !isHeld, animations: 'disabled', caret: 'hide' }) };
    }
  } finally {
    await page.close();
  }
}

async function refuseForeignTexts(page: Page, name: string): Promise<void> {
  const foreign = await foreignTexts(page);
  if (foreign.length > 0) throw new Error(`${name}: the kit's fonts lack a letter.\n${foreign.join('\n')}`);
}

async function play(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => ['played', 'failed'].includes(window.storyHost?.state), null, { timeout: 30_000 });
  const { state, problems } = await page.evaluate(() => window.storyHost);
  if (state === 'failed') throw new Error(`${address}: ${problems.join('\n')}`);
}

/**
 * In the page: sets the theme, and waits until all is loaded.
 *
 * @returns whether the page cannot scroll, as below a dialog: then its window is the whole picture
 */
async function settle(theme: string): Promise<{ isHeld: boolean }> {
  document.documentElement.dataset['theme'] = theme;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const chosen = () => pictures.map(({ currentSrc, naturalWidth }) => `${currentSrc} ${naturalWidth}`).join();
  // In a wider window images choose other sources, and size observers answer a frame later: waits for both.
  for (let before: string | null = null; before !== chosen();) {
    before = chosen();
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  }
  return { isHeld: getComputedStyle(document.documentElement).overflowY === 'hidden' };
}
