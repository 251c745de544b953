#!/usr/bin/env node
// Measures what a browser really loads of the built shop, against scripts/budgets.json (kB of 1024 bytes, as sent: brotli).
// "script" is what an untouched page loads by itself within four seconds, which takes in what it loads when idle; with "touch"
// also what it loads when somebody goes into that field.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { openAccountBy } from '../tests/e2e/support/registration.ts';
import { startShop } from '../tests/e2e/support/shop.ts';
import { chromiumFlags, findChromium } from './bootstrap/chromium.mjs';
import { runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';
import { judge } from './checks/budget.mjs';
import { account as person } from '../storefront/reference/asking/account.ts';

/** How long a page is left alone (milliseconds). */
const untouched = 4000;
/** Pages that are left alone at the same time: what is measured are bytes, not time. */
const atOnce = 3;

/** @type {ReadonlyArray<import('./checks/budget.mjs').Budget>} */
const budgets = JSON.parse(readFileSync(inProject('scripts', 'budgets.json'), 'utf8'));

/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} Account the cookies of who is signed in */

/** @param {import('playwright').Browser} browser @param {import('../tests/e2e/support/shop.ts').Shop} shop @returns {Promise<Account>} */
async function openAccount(browser, shop) {
  const context = await browser.newContext();
  await openAccountBy(context.request, shop, person);
  const account = await context.storageState();
  await context.close();
  return account;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} shop
 * @param {import('./checks/budget.mjs').Budget} budget
 * @param {Account} account
 * @returns {Promise<import('./checks/budget.mjs').Measure>}
 */
async function measure(browser, shop, { address, basket, touch, signedIn }, account) {
  // A context of its own: nothing is in its cache.
  const storageState = signedIn ? account : undefined;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL', storageState });
  if (basket !== undefined) {
    await context.request.post(`${shop}/basketchange.php`, {
      form: { product: basket, size: 'uniw', number: '1', getAjax: 'true' },
      headers: { origin: shop, 'sec-fetch-site': 'same-origin' },
    });
  }
  const page = await context.newPage();
  /** @type {Array<Promise<{ kind: 'script' | 'style' | 'other', bytes: number }>>} */
  const loads = [];
  page.on('requestfinished', (request) => loads.push(weigh(request)));
  const answer = await page.goto(shop + address, { waitUntil: 'load' });
  if (touch !== undefined) await page.focus(`#${touch}`);
  // Counted from the browser's first rest: on a busy machine that alone may take seconds.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  await page.waitForTimeout(untouched);
  const loaded = await Promise.all(loads);
  const inline = await page.evaluate(() => ({
    script: [...document.scripts]
      .filter(({ src, type }) => !src && !type.includes('json'))
      .map((script) => script.text),
    style: [...document.querySelectorAll('style')].map((style) => style.textContent ?? ''),
  }));
  await context.close();
  /** @param {'script' | 'style'} kind */
  const bytesOf = (kind) =>
    loaded.reduce((sum, load) => sum + (load.kind === kind ? load.bytes : 0), 0) +
    inline[kind].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return { status: answer?.status() ?? 0, script: bytesOf('script'), style: bytesOf('style') };
}

/**
 * @param {import('playwright').Request} request
 * @returns {Promise<{ kind: 'script' | 'style' | 'other', bytes: number }>} bytes of the body as they came over the wire
 */
async function weigh(request) {
  const type = (await request.response())?.headers()['content-type'] ?? '';
  const { responseBodySize } = await request.sizes();
  const kind = type.includes('javascript') ? 'script' : type.includes('text/css') ? 'style' : 'other';
  return { kind, bytes: responseBodySize };
}

await runMain(async () => {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  let failures = 0;
  try {
    const account = await openAccount(browser, shop);
    for (let first = 0; first < budgets.length; first += atOnce) {
      const some = budgets.slice(first, first + atOnce);
      const measures = await Promise.all(some.map((budget) => measure(browser, shop.url, budget, account)));
      for (const [index, budget] of some.entries()) {
        const { line, isKept } = judge(budget, measures[index] ?? { status: 0, script: 0, style: 0 });
        console.log(line);
        if (!isKept) failures += 1;
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return failures > 0 ? 1 : 0;
});
