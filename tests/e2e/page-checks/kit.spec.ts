import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { runPageChecks } from '../../page-checks/index.ts';
import { startStoryHost, type StoryHost } from '../../story-host/start-story-host.ts';

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

/** One page a component: on one page with all of them a check would take minutes. */
const components = globSync('components/*/*.stories.tsx').map((file) => basename(file, '.stories.tsx'));

for (const component of components.toSorted())
  test(`all states of ${component} have nothing that rule engines miss`, async ({ page, host }) => {
    const story = host.stories.find((each) => each.component === component && each.name === 'AllStates');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${host.url}/stories/${encodeURIComponent(story!.id)}`);
      await page.waitForFunction(() => (window.storyHost as typeof window.storyHost | undefined)?.state === 'hydrated');
      expect(await runPageChecks(page), `at ${width} px`).toEqual([]);
    }
  });
