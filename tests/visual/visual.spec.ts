import { existsSync, globSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test as base, type BrowserContext } from 'playwright/test';
import { inTurn } from '../full-run.ts';
import type { ListedStory } from '../story-host/story-request.ts';
import { allowedMismatchedPixels, compare, packed } from './support/compare.ts';
import { baselines } from './support/machine.ts';
import { openCamera, openingsOf, shotsOf, take } from './support/shots.ts';

const root = join(import.meta.dirname, '..', '..');
const files = globSync('{components,patterns}/*/*.stories.tsx', { cwd: root }).sort();
const host = process.env['STORY_HOST'] ?? '';

const test = base.extend<object, { camera: BrowserContext }>({
  camera: [async ({ browser }, use) => use(await openCamera(browser)), { scope: 'worker' }],
});

test('compares pictures by pixels', async () => {
  const blank = (width: number, dots: number) => {
    const pixels = Buffer.alloc(width * 40 * 3, 255);
    for (let dot = 0; dot < dots; dot += 1) pixels[dot * 3] = 0;
    return sharp(pixels, { raw: { width, height: 40, channels: 3 } })
      .png()
      .toBuffer();
  };
  const white = await blank(40, 0);
  expect((await compare(await packed(white), white)).mismatchedPixels).toBe(0);
  expect((await compare(await blank(40, 21), white)).mismatchedPixels).toBe(21);
  expect((await compare(await blank(44, 0), white)).mismatchedPixels).toBe(Infinity);
});

for (const [turn, file] of files.entries()) {
  const component = basename(file, '.stories.tsx');
  test(`${component} looks as before`, async ({ camera }, testInfo) => {
    const stories = (await (await fetch(`${host}/stories.json`)).json()) as ReadonlyArray<ListedStory>;
    const story = stories.find(({ module, name }) => module === file && name === 'AllStates');
    const expected = process.env['VISUAL_EXPECTED'];
    const isUpdate = testInfo.config.updateSnapshots === 'all';
    if (!story) throw new Error(`${file} has no story that shows all states.`);
    if (!isUpdate && expected === undefined) {
      const { length } = shotsOf(story);
      console.log(`visual: not comparable, ${length} pictures of ${component}: ${process.env['VISUAL_REASON']}`);
      return;
    }
    const changed: string[] = [];
    const openings = openingsOf(story);
    const chosen = isUpdate ? openings : inTurn(openings, turn, openings.length);
    // Each opening has its own window: otherwise a photograph differs when all are taken in one run.
    for (const shots of chosen)
      for await (const { name, picture } of take(camera, host, story, shots)) {
        const committed = join(isUpdate ? baselines : (expected ?? ''), `${name}.webp`);
        if (isUpdate) await writeFile(committed, await packed(picture));
        else if (!existsSync(committed)) {
          // Under CI the base commit lacks new pictures, and those changed since are left out.
          if (expected === baselines) changed.push(`${name}: there is no such picture yet`);
        } else {
          const { mismatchedPixels, sizes } = await compare(picture, committed);
          if (mismatchedPixels <= allowedMismatchedPixels) continue;
          await writeFile(testInfo.outputPath(`${name}.png`), picture);
          changed.push(`${name}: ${mismatchedPixels} pixels differ (${sizes})`);
        }
      }
    expect(changed, 'what changed; where it was meant to: npm run visual -- --update').toEqual([]);
  });
}

// oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names here; there are none
test('every component has a story that shows all states, and no picture is unused', async ({}, testInfo) => {
  const stories = (await (await fetch(`${host}/stories.json`)).json()) as ReadonlyArray<ListedStory>;
  const pictured = stories.filter(({ name }) => name === 'AllStates');
  expect(files.filter((file) => !pictured.some(({ module }) => module === file))).toEqual([]);
  const taken = new Set(pictured.flatMap(shotsOf).map(({ name }) => `${name}.webp`));
  const left = globSync('*.webp', { cwd: baselines }).filter((name) => !taken.has(name));
  if (testInfo.config.updateSnapshots === 'all') for (const name of left) rmSync(join(baselines, name));
  else expect(left).toEqual([]);
});
