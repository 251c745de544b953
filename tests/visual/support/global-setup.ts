import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../../scripts/bootstrap/chromium.mjs';
import { startStoryHost } from '../../story-host/start-story-host.ts';
import { takeBaseShots } from './base-shots.ts';
import { areSame, baselines, recordedMachine, recordMachine, said, thisMachine } from './machine.ts';
import type { FullConfig } from 'playwright/test';

/**
 * Starts the story host, and finds pictures to compare with: the committed ones if taken with this browser on this
 * platform; else, under CI, those of the base commit, taken now; else none, which the run reports.
 */
export default async function globalSetup({ updateSnapshots }: FullConfig) {
  const host = await startStoryHost();
  process.env['STORY_HOST'] = host.url;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const machine = thisMachine(browser.version());
  await browser.close();
  const recorded = recordedMachine();
  if (updateSnapshots === 'all') {
    mkdirSync(baselines, { recursive: true });
    recordMachine(machine);
  } else if (areSame(recorded, machine)) {
    process.env['VISUAL_EXPECTED'] = baselines;
  } else {
    const taken = recorded ? `the pictures were taken with ${said(recorded)}` : 'there are no pictures';
    const reason = `${taken}, this is ${said(machine)}`;
    const base = process.env['CI'] ? await takeBaseShots() : undefined;
    process.env['VISUAL_REASON'] = base?.problem ? `${reason}; ${base.problem}` : reason;
    if (base?.folder && existsSync(base.folder)) process.env['VISUAL_EXPECTED'] = base.folder;
  }
  return () => host.stop();
}
