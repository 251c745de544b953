import type { Page } from 'playwright/test';
import { modesOf } from '../../../.storybook/modes.ts';
import { screenOf } from '../../../.storybook/viewports.ts';
import type { ListedStory } from '../../story-host/story-request.ts';

/** One picture of a story. */
export interface Shot {
  /** Its file without the extension: component and mode, e.g. `button-level4-dark`. */
  readonly name: string;
  readonly story: string;
  readonly theme: string;
  readonly width: number;
  readonly height: number;
}

/** Light at every level, dark at the widest: what the modes of Storybook hold, but for the pictures that would repeat themselves. */
const isTaken = (mode: string, theme: string) => theme === 'light' || mode === 'level4-dark';

/** The pictures of one component: of the story that shows all of its states. */
export function shotsOf({ id, component, tags }: ListedStory): ReadonlyArray<Shot> {
  return Object.entries(modesOf(tags)).flatMap(([mode, { viewport, theme = 'light' }]) => {
    if (!isTaken(mode, theme)) return [];
    return [{ name: `${component}-${mode}`, story: id, theme, ...screenOf(viewport) }];
  });
}

/** Takes a picture of the whole page, when everything on it has arrived and stands still. */
export async function take(page: Page, host: string, { story, theme, width, height }: Shot): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.goto(`${host}/stories/${encodeURIComponent(story)}?theme=${theme}`);
  await page.waitForFunction(() => window.storyHost?.state === 'hydrated', null, { timeout: 30_000 });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
