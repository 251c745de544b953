// Takes every picture of this checkout into a folder: `node tests/visual/take-all.ts <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/bootstrap/chromium.mjs';
import { startStoryHost } from '../story-host/start-story-host.ts';
import { packed } from './support/compare.ts';
import { openCamera, take } from './support/shots.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });
const host = await startStoryHost();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const camera = await openCamera(browser);
  for (const story of host.stories.filter(({ name }) => name === 'AllStates'))
    for await (const { name, picture } of take(camera, host.url, story))
      writeFileSync(join(folder, `${name}.webp`), await packed(picture));
} finally {
  await browser.close();
  await host.stop();
}
