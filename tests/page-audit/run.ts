#!/usr/bin/env node
// Every page kind of the built shop in its states, at the named widths: axe in three looks, Alfa, html-validate, and what no rule
// engine sees. Started by `npm run audit:pages`, with the names of widths. `--due` skips states whose result stands,
// `--states=product,basket` takes just these.
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { pageAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { dueStates, stateResultsOf, unitResult } from '../../scripts/audits/states.mjs';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/bootstrap/chromium.mjs';
import { Complaint, runMain } from '../../scripts/bootstrap/complaint.mjs';
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

interface Judged {
  readonly findings: ReadonlyArray<string>;
  readonly reviews: ReadonlyArray<string>;
}

/** Walks the states at one width, and keeps what it finds after each. */
async function judgeWidth(
  browser: Browser,
  shop: Shop,
  { width, states, keep }: { width: number; states: typeof walk; keep(state: string, judged: Judged): Promise<void> },
) {
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
  for (const { name, go } of states) {
    const reviews = new Set<string>();
    await go(page, shop);
    await page.waitForLoadState('load');
    // No server sees the part behind a hash.
    const html = await sent.get(page.url().split('#')[0]!);
    const findings = [
      ...(html === undefined
        ? ['its HTML was not seen']
        : (await judgeHtml(html)).map((line) => `html-validate: ${line}`)),
      ...(await judgePage(page, reviews)),
    ];
    await keep(name, { findings, reviews: [...reviews].toSorted() });
    console.log(`${width} px, ${name}: ${findings.length} findings`);
    for (const finding of findings) console.error(`  ${finding}`);
  }
  await context.close();
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { due: { type: 'boolean', default: false }, states: { type: 'string' } },
    allowPositionals: true,
  });
  const all = walk.map(({ name }) => name);
  const chosen = values.states?.split(',') ?? all;
  const unknown = chosen.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Complaint(`No state is called ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  const units: ReadonlyArray<{ name: string; width: number }> = unitsOf(pageAudit, positionals);
  const taken = takenNow();
  const executablePath: string = await ensureChromium();
  await ensureBuilt();
  await using resources = new AsyncDisposableStack();
  const shop = resources.adopt(await startShop(), async ({ stop }) => void (await stop()));
  const browser = resources.adopt(await chromium.launch({ executablePath, args: chromiumFlags }), (each) =>
    each.close(),
  );
  for (const unit of units) {
    const results = stateResultsOf(pageAudit, unit);
    const wanted = values.due ? dueStates(chosen, results, { now: Date.now() }) : chosen;
    await judgeWidth(browser, shop, {
      width: unit.width,
      states: walk.filter(({ name }) => wanted.includes(name)),
      async keep(state, judged) {
        results[state] = { ...judged, ...taken };
        const { taken: oldest, ...result } = unitResult(all, results);
        await writeResult(pageAudit, unit, { width: unit.width, ...result }, oldest);
      },
    });
  }
  return 0;
});
