#!/usr/bin/env node
// Every page kind of the built shop in its states, at the named widths: axe in three looks, Alfa, html-validate, and what no rule
// engine sees. Started by `npm run audit:pages`.
import { chromium, type Browser, type Page } from 'playwright';
import { pageAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/bootstrap/chromium.mjs';
import { runMain } from '../../scripts/bootstrap/complaint.mjs';
import { judgeByAxe } from '../e2e/support/axe.ts';
import { unreviewed } from '../e2e/support/reviewed.ts';
import { startShop, type Shop } from '../e2e/support/shop.ts';
import { runPageChecks } from '../page-checks/index.ts';
import { judgeByAlfa } from './alfa.ts';
import { judgeHtml } from './html.ts';
import { walk } from '../e2e/support/page-states.ts';

const looks = [
  { name: 'light', media: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' } },
  { name: 'high contrast', media: { colorScheme: 'light', contrast: 'more', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'active' } },
] as const;

async function judgePage(page: Page, reviews: Set<string>): Promise<ReadonlyArray<string>> {
  const findings: string[] = [];
  for (const { name, media } of looks) {
    await page.emulateMedia(media);
    const { violations, incomplete } = await judgeByAxe(page, name === looks[0].name ? 'all' : 'of colours');
    findings.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe, ${name}: ${id} at ${target.join(' ')}`)),
      ...(await unreviewed(page, incomplete, reviews)).map((line) => `axe, ${name}: ${line}`),
    );
  }
  await page.emulateMedia({ ...looks[0].media, reducedMotion: null });
  findings.push(...(await judgeByAlfa(page)).map((line) => `Alfa: ${line}`));
  const checks = await runPageChecks(page);
  findings.push(...checks.map(({ check, target, detail }) => `${check}: ${target} ${detail}`));
  return findings;
}

/** Walks all states at one width. */
async function judgeWidth(browser: Browser, shop: Shop, width: number) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: 900 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    bypassCSP: true,
  });
  const page = await context.newPage();
  // The HTML as sent: the browser's DOM hides its faults.
  const sent = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.status() !== 303;
    if (isPage) sent.set(response.url(), response.text());
  });
  const findings: string[] = [];
  const reviews = new Set<string>();
  for (const { name, go } of walk) {
    await go(page, shop);
    await page.waitForLoadState('load');
    // No server sees the part behind a hash.
    const html = await sent.get(page.url().split('#')[0]!);
    const found = [
      ...(html === undefined
        ? ['its HTML was not seen']
        : (await judgeHtml(html)).map((line) => `html-validate: ${line}`)),
      ...(await judgePage(page, reviews)),
    ];
    findings.push(...found.map((line) => `${name}: ${line}`));
    console.log(`${width} px, ${name}: ${found.length} findings`);
    for (const finding of found) console.error(`  ${finding}`);
  }
  await context.close();
  return { reviews: [...reviews].toSorted(), findings };
}

await runMain(async () => {
  const units: ReadonlyArray<{ name: string; width: number }> = unitsOf(pageAudit, process.argv.slice(2));
  const taken = takenNow();
  const executablePath: string = await ensureChromium();
  await ensureBuilt();
  await using resources = new AsyncDisposableStack();
  const shop = resources.adopt(await startShop(), async ({ stop }) => void (await stop()));
  const browser = resources.adopt(await chromium.launch({ executablePath, args: chromiumFlags }), (each) =>
    each.close(),
  );
  for (const unit of units) {
    const judged = await judgeWidth(browser, shop, unit.width);
    const states = walk.map(({ name }) => name);
    await writeResult(pageAudit, unit, { width: unit.width, states, ...judged }, taken);
  }
  return 0;
});
