#!/usr/bin/env node
// Takes pictures of the pages of the built shop into reports/screens: `npm run screens [-- home product]` (states.ts of each page names them).
// The README's picture is the only committed one.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { walk } from '../tests/e2e/support/page-states.ts';
import { startShop } from '../tests/e2e/support/shop.ts';
import { ensureBuilt } from './bootstrap/build.mjs';
import { stopTreeOnSignals } from './bootstrap/child.mjs';
import { chromiumFlags, ensureChromium } from './bootstrap/chromium.mjs';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';

const folder = inProject('reports', 'screens');
/** A width per viewport level. */
const viewports = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
];
const colorSchemes = /** @type {const} */ (['light', 'dark']);
/** The README's picture: the top of the page on a desktop. */
const cover = inProject('docs', 'screens', 'home-desktop.png');

/** Waits for lazy pictures below the fold before a full-page picture. @param {import('playwright').Page} page */
async function settle(page) {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
    window.scrollTo(0, 0);
  });
}

await runMain(async () => {
  stopTreeOnSignals();
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !walk.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Complaint(
      `No screen is called ${unknown.join(', ')}; there are ${walk.map(({ name }) => name).join(', ')}.`,
    );
  /** @param {string} name */
  const isWanted = (name) => names.length === 0 || names.includes(name);
  const executablePath = await ensureChromium();
  await ensureBuilt();
  if (names.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const shop = await startShop();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    for (const colorScheme of colorSchemes)
      for (const viewport of viewports) {
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          locale: 'pl-PL',
          timezoneId: 'Europe/Warsaw',
          hasTouch: viewport.width < 1100,
        });
        const page = await context.newPage();
        page.setDefaultTimeout(15_000);
        for (const { name, go } of walk.filter((step) => isWanted(step.name))) {
          await go(page, shop);
          await settle(page);
          const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }));
          await picture
            .webp({ quality: 60, effort: 6 })
            .toFile(join(folder, `${name}-${viewport.width}-${colorScheme}.webp`));
          if (name === 'home' && viewport.width === 1440 && colorScheme === 'light')
            await sharp(await page.screenshot({ animations: 'disabled' }))
              .png({ palette: true, quality: 85, effort: 9 })
              .toFile(cover);
        }
        await context.close();
        console.log(`${viewport.width} px, ${colorScheme}: done`);
      }
  } finally {
    await browser.close();
    await shop.stop();
  }
  console.log(`${readdirSync(folder).length} pictures in reports/screens`);
});
