import { test as base } from 'playwright/test';
import { recordedRoutes } from './requested-routes.ts';
import { startStoryHost, type StoryHost } from '../../story-host/start-story-host.ts';

export { expect } from 'playwright/test';

/** Tests on stories: one host per worker, and a way to open a story, or a page of several, by its id. */
export const test = base.extend<
  { openStory: (id: string) => Promise<void>; recordedRoutes: void },
  { host: StoryHost }
>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const host = await startStoryHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  recordedRoutes,
  openStory: async ({ page, host }, use) => {
    await use(async (id) => {
      await page.goto(`${host.url}/stories/${id}`);
      await page.waitForFunction(() => (window.storyHost as typeof window.storyHost | undefined)?.state === 'hydrated');
    });
  },
});
