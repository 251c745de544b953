#!/usr/bin/env node
// Runs the scripts of the named components with Orca and writes their transcripts. Started by `npm run audit:screen-reader`.
import { ensureChromium } from '../../scripts/bootstrap/chromium.mjs';
import { runMain } from '../../scripts/bootstrap/complaint.mjs';
import { screenReaderAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { screenOf } from '../../.storybook/viewports.ts';
import { startStoryHost, type StoryHost } from '../story-host/start-story-host.ts';
import { orcaVersion, startDesktop } from './desktop.ts';
import { ensureScreenReader } from './install.ts';
import { takeLock } from './lock.ts';
import { ScreenReader, type Place } from './screen-reader.ts';
import { perform, type Step } from './script.ts';

/** Where the stories of a component stand. */
const places =
  ({ url, stories }: StoryHost, component: string) =>
  (name: string): Place => {
    const story = stories.find((one) => one.component === component && one.name === name);
    if (story === undefined) throw new Error(`${component} has no story ${name}`);
    return {
      address: `${url}/stories/${encodeURIComponent(story.id)}`,
      screen: story.level === undefined ? undefined : screenOf(story.level),
    };
  };

await runMain(async () => {
  const units: ReadonlyArray<{ name: string }> = unitsOf(screenReaderAudit, process.argv.slice(2));
  const taken = takenNow();
  await using resources = new AsyncDisposableStack();
  resources.defer(takeLock());
  await ensureScreenReader();
  const chromium: string = await ensureChromium();
  const host = resources.adopt(await startStoryHost(), ({ stop }) => stop());
  const desktop = resources.adopt(await startDesktop(), ({ stop }) => stop());
  const reader = resources.adopt(await ScreenReader.open(desktop, chromium), (one) => one.close());

  for (const unit of units) {
    const { steps } = (await import(`./scripts/${unit.name}.ts`)) as { steps: ReadonlyArray<Step> };
    const transcript = await perform(steps, reader, places(host, unit.name));
    const about = { component: unit.name, screenReader: orcaVersion(), browser: reader.browser, language: 'pl' };
    await writeResult(screenReaderAudit, unit, { ...about, ...transcript }, taken);
    console.log(`${unit.name}: ${transcript.steps.length} steps, ${transcript.findings.length} findings`);
    for (const { does, expected, spoken } of transcript.findings)
      console.error(`  ${does}\n    expected ${JSON.stringify(expected)}\n    spoken   ${JSON.stringify(spoken)}`);
  }
});
