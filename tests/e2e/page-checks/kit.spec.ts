import { expect, test as base } from 'playwright/test';
import { runPageChecks } from '../../page-checks/index.ts';
import { startStoryHost, type StoryHost } from '../../story-host/start-story-host.ts';
import { kitchenSink } from '../../story-host/story-request.ts';

const test = base.extend<object, { host: StoryHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const host = await startStoryHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ bypassCSP: true });

/** Every component once. All of their states are judged by the audit `audit:stories`: here they would take minutes. */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const width of [390, 1440])
  test(`the kitchen sink at ${width} px has nothing that rule engines miss`, async ({ page, host }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${host.url}/${kitchenSink}`);
    await page.waitForFunction(() => (window.storyHost as typeof window.storyHost | undefined)?.state === 'hydrated');
    expect(await runPageChecks(page)).toEqual([]);
  });
