#!/usr/bin/env node
// Measures what a browser loads for each page of the built shop and compares it with the budgets in `states.ts` (kB of 1024 bytes, as
// sent with brotli). "script" counts four seconds without user input, which includes idle loads; "touched" also counts the loads after
// a field gets focus.
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { pageStates, visit } from '../tests/e2e/support/page-states.ts';
import { startShop } from '../tests/e2e/support/shop.ts';
import { chromiumFlags, findChromium } from './bootstrap/chromium.mjs';
import { runMain } from './bootstrap/complaint.mjs';
import { judge, usual } from './checks/budget.mjs';
import { sideBySide } from './checks/side-by-side.mjs';

/** How long each measurement waits for further loads, in milliseconds. */
const untouched = 4000;
/** Pages measured in parallel: the result is bytes, not time, and nearly all of it is waiting. */
const atOnce = 10;

/**
 * @param {import('playwright').Browser} browser
 * @param {import('../tests/e2e/support/shop.ts').Shop} shop
 * @param {import('../tests/e2e/support/page-states.ts').KnownState} state
 * @returns {Promise<Array<{ budget: import('./checks/budget.mjs').Budget, measure: import('./checks/budget.mjs').Measure }>>}
 *   of the untouched page, and of the touched one
 */
async function measure(browser, shop, state) {
  // A new context: its cache is empty.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL' });
  const page = await context.newPage();
  /** @type {Array<Promise<{ kind: 'document' | 'script' | 'style' | 'font' | 'other', bytes: number }>>} */
  const loads = [];
  page.on('requestfinished', (request) => loads.push(weigh(request)));
  const status = (await visit(page, shop, state))?.status() ?? 0;
  const measureNow = async () => {
    // Counted from the browser's first idle: on a busy machine that alone may take seconds.
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    await page.waitForTimeout(untouched);
    const loaded = await Promise.all(loads);
    const inline = await page.evaluate(() => ({
      script: [...document.scripts]
        .filter(({ src, type }) => !src && !type.includes('json'))
        .map((script) => script.text),
      style: [...document.querySelectorAll('style')].map((style) => style.textContent ?? ''),
    }));
    /** @param {'script' | 'style'} kind */
    const bytesOf = (kind) =>
      loaded.reduce((sum, load) => sum + (load.kind === kind ? load.bytes : 0), 0) +
      inline[kind].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    /** @param {'document' | 'font'} kind */
    const loadedOf = (kind) => loaded.reduce((sum, load) => sum + (load.kind === kind ? load.bytes : 0), 0);
    return {
      status,
      document: loadedOf('document'),
      script: bytesOf('script'),
      style: bytesOf('style'),
      font: loadedOf('font'),
    };
  };
  const { name, touched, script = usual.script } = state;
  const measures = [
    { budget: { page: name, status: state.status, document: state.document, script }, measure: await measureNow() },
  ];
  if (touched) {
    await page.focus(`#${touched.field}`);
    // One that does not become interactive would weigh less.
    await page.waitForSelector(`[data-hydrated] #${touched.field}`, { state: 'attached' });
    const budget = {
      page: `${name}, touched`,
      status: state.status,
      document: state.document,
      script: touched.script,
      style: usual.touchedStyle,
    };
    measures.push({ budget, measure: await measureNow() });
  }
  await context.close();
  return measures;
}

/**
 * @param {import('playwright').Request} request
 * @returns {Promise<{ kind: 'document' | 'script' | 'style' | 'font' | 'other', bytes: number }>} bytes of the body over the wire
 */
async function weigh(request) {
  const type = (await request.response())?.headers()['content-type'] ?? '';
  const { responseBodySize } = await request.sizes();
  const kinds = /** @type {const} */ ([
    ['text/html', 'document'],
    ['javascript', 'script'],
    ['text/css', 'style'],
    ['font/', 'font'],
  ]);
  const [, kind = 'other'] = kinds.find(([part]) => type.includes(part)) ?? [];
  return { kind, bytes: responseBodySize };
}

await runMain(async () => {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  let failures = 0;
  try {
    await sideBySide(pageStates, atOnce, async (state) => {
      for (const { budget, measure: measured } of await measure(browser, shop, state)) {
        const { line, isKept } = judge(budget, measured);
        console.log(line);
        if (!isKept) failures += 1;
      }
    });
  } finally {
    await browser.close();
    await shop.stop();
  }
  return failures > 0 ? 1 : 0;
});
