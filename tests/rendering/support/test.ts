import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test as base, type Page } from 'playwright/test';
import { togetherOf, type ListedStory } from '../../story-host/story-request.ts';
import { takeTime } from './read-page.ts';

export { expect, type Page } from 'playwright/test';

const root = join(import.meta.dirname, '..', '..', '..');

/** The files with stories; tests are made of them before a host runs. */
export const storyFiles: ReadonlyArray<string> = globSync('{components,patterns}/*/*.stories.tsx', { cwd: root })
  .filter((path) => existsSync(join(root, path)))
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** The word for a file of stories in a test's title. */
export const nameOf = (file: string): string => basename(file, '.stories.tsx');

export interface Stories {
  /** The stories of one file; throws where it has none, because a test over nothing proves nothing. */
  of(file: string): Promise<ReadonlyArray<ListedStory>>;
  /** Where a story stands, with a query such as `theme=dark`. */
  address(id: string, query?: string): string;
}

/** The pages that show every story of a file once, by their id: one for all of them, and one for each with a main of its own. */
export const pagesOf = (stories: ReadonlyArray<ListedStory>): ReadonlyMap<string, ReadonlyArray<ListedStory>> =>
  Map.groupBy(stories, ({ id, component, isBare }) => (isBare ? id : togetherOf(component)));

/** The windows of a worker, by what they are like. */
type Windows = Map<string, Page>;

/** `hasTestClock`: whether a page goes by a clock of the test's own, as `useEverything` wants it. */
export const test = base.extend<{ hasTestClock: boolean }, { stories: Stories; windows: Windows }>({
  hasTestClock: [false, { option: true }],
  windows: [
    async ({ browser }, use) => {
      const windows: Windows = new Map();
      await use(windows);
      if (browser.isConnected()) for (const page of windows.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  // One window for all stories of one place: opening a new one takes Chromium longer than showing a story.
  page: async ({ browser, windows, timezoneId, locale, viewport, javaScriptEnabled, hasTouch, hasTestClock }, use) => {
    const like = { timezoneId, locale, viewport, javaScriptEnabled, hasTouch };
    const key = JSON.stringify({ ...like, hasTestClock });
    const page = windows.get(key) ?? (await browser.newPage(given(like)));
    if (!windows.has(key)) {
      // A story left running in another window is stopped.
      for (const other of windows.values()) await other.goto('about:blank');
      if (hasTestClock) await takeTime(page);
      windows.set(key, page);
    }
    await use(page);
  },
  stories: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here, and there are none
    async ({}, use) => {
      const url = process.env['STORY_HOST'];
      if (url === undefined) throw new Error('No story host runs: the global set-up starts it.');
      const answer = await fetch(`${url}/stories.json`);
      const all = (await answer.json()) as ReadonlyArray<ListedStory>;
      await use({
        async of(file) {
          const found = all.filter(({ module }) => module === file);
          if (found.length === 0) throw new Error(`The host knows no story of ${file}.`);
          return found;
        },
        address: (id, query = '') => `${url}/stories/${id}?${query}`,
      });
    },
    { scope: 'worker' },
  ],
});

/** Options without those that are not given. */
const given = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;

/** Opens a story and waits until it is hydrated; answers with what the server sent. */
export async function openStory(page: Page, address: string): Promise<string> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status() ?? 'nothing'}`);
  await page.waitForFunction(() => ['hydrated', 'failed'].includes(window.storyHost?.state), null, { timeout: 30_000 });
  return answer.text();
}
