// Takes every picture of this checkout into a folder: `node tests/visual/take-all.ts <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/bootstrap/chromium.mjs';
import { startStoryHost } from '../story-host/start-story-host.ts';
import { packed } from './support/compare.ts';
import { shotsOf, take } from './support/shots.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });
const host = await startStoryHost();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  for (const story of host.stories.filter(({ name }) => name === 'AllStates'))
    for (const shot of shotsOf(story))
      writeFileSync(join(folder, `${shot.name}.webp`), await packed(await take(page, host.url, shot)));
} finally {
  await browser.close();
  await host.stop();
}
