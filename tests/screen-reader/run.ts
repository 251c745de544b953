#!/usr/bin/env node
// Runs the scripts of the named components with Orca and writes their transcripts. Started by `npm run audit:screen-reader`.
import { runMain } from '../../scripts/bootstrap/complaint.mjs';
import { screenReaderAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf } from '../../scripts/audits/results.mjs';
import { screenOf } from '../../.storybook/viewports.ts';
import type {} from '../story-host/story-request.ts';
import { startStoryHost, type StoryHost } from '../story-host/start-story-host.ts';
import type { Place } from './screen-reader.ts';
import { perform, type Step } from './script.ts';
import { startSession, writeTranscript } from './session.ts';

/** Where a component's stories are. */
const places =
  ({ url, stories }: StoryHost, component: string) =>
  (name: string): Place => {
    const story = stories.find((one) => one.component === component && one.name === name);
    if (story === undefined) throw new Error(`${component} has no story ${name}`);
    return {
      address: `${url}/stories/${encodeURIComponent(story.id)}`,
      screen: story.level === undefined ? undefined : screenOf(story.level),
      untilReady: (page) =>
        page.waitForFunction(() => window.storyHost.state === 'hydrated', undefined, { timeout: 10_000 }),
      // Orca ends with a page's first line; on a busy machine it comes late.
      lastWords: /nagłówek 1\. poziomu/,
    };
  };

await runMain(async () => {
  const units: ReadonlyArray<{ name: string }> = unitsOf(screenReaderAudit, process.argv.slice(2));
  const taken = takenNow();
  await using resources = new AsyncDisposableStack();
  const session = await startSession(resources);
  const host = resources.adopt(await startStoryHost(), ({ stop }) => stop());
  const reader = resources.adopt(await session.open(), (one) => one.close());
  for (const unit of units) {
    const { steps } = (await import(`./scripts/${unit.name}.ts`)) as { steps: ReadonlyArray<Step> };
    const transcript = await perform(steps, reader, places(host, unit.name));
    await writeTranscript(screenReaderAudit, unit, reader, { component: unit.name, ...transcript }, taken);
  }
});
