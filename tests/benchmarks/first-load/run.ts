#!/usr/bin/env node
// Lighthouse (mobile, simulated) on home, a list and a product of the built shop: performance, paints, blocking and shifts, the median of all
// runs. With `--beside` another checkout's build is measured in turn. `--asked` is how often each page is asked for before: a page that
// was asked for twelve times is kept at the smallest size.
// Usage: run.ts [--runs 5] [--asked 20] [--only product] [--beside ../other-checkout]
import { join, resolve } from 'node:path';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { run } from '../../../scripts/bootstrap/child.mjs';
import { findChromium } from '../../../scripts/bootstrap/chromium.mjs';
import { Complaint, runMain } from '../../../scripts/bootstrap/complaint.mjs';
import { startShop } from '../../e2e/support/shop.ts';
import { median } from '../frame.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    asked: { type: 'string', default: '20' },
    only: { type: 'string' },
    beside: { type: 'string' },
  },
});
const runs = Number(values.runs);
const asked = Number(values.asked);

const pages = {
  home: '/',
  list: '/pol_m_ceramika-1.html',
  product: '/product-pol-1001-kubek-poranek-wapno.html',
} as const;

/** Milliseconds. */
const bar = 1300;
/** A limit for hangs. */
const endsWithin = 300_000;
const figures = [
  'largest-contentful-paint',
  'first-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** On a slow machine its trace may miss the start of the page, and it asks to be run again. */
const isToRunAgain = /\(NO_NAVSTART\)/;

async function measure(url: string, file: string, triesLeft = 4): Promise<ReadonlyArray<number>> {
  const { code, errors } = await run(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
    ],
    { env: { CHROME_PATH: findChromium() }, timeout: endsWithin, keepsOutput: true },
  );
  if (code !== 0 && triesLeft > 0 && isToRunAgain.test(errors)) return measure(url, file, triesLeft - 1);
  if (code !== 0) throw new Complaint(`Lighthouse did not measure ${url}: ${errors}`);
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  return [100 * categories.performance.score, ...figures.map((name) => audits[name]!.numericValue)];
}

/** Asks one after the other, with rests in which the server may keep the page. Returns the bytes of the last answer's body. */
async function ask(url: string): Promise<number> {
  let bytes = 0;
  for (let time = 0; time < asked; time += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    bytes = Number(answer.headers.get('content-length'));
    await answer.arrayBuffer();
    await new Promise((rest) => setTimeout(rest, 50));
  }
  return bytes;
}

await runMain(async () => {
  await using resources = new AsyncDisposableStack();
  const folder = resources.adopt(await mkdtemp(join(tmpdir(), 'first-load-')), (path) => rm(path, { recursive: true }));
  const builds = [
    { name: 'this build', entry: undefined },
    ...(values.beside
      ? [{ name: values.beside, entry: join(resolve(values.beside), 'dist', 'server', 'main.js') }]
      : []),
  ];
  const shops = [];
  for (const { name, entry } of builds) {
    const shop = resources.adopt(await startShop(entry ? { entry } : {}), async ({ stop }) => void (await stop()));
    shops.push({ name, url: shop.url });
  }
  console.log('| page | build | document | performance | LCP | FCP | blocking | shift |');
  console.log('| --- | --- | --: | --: | --: | --: | --: | --: |');
  let isOver = false;
  for (const [page, path] of Object.entries(pages).filter(([name]) => !values.only || values.only === name)) {
    const rows = [];
    for (const { name, url } of shops)
      rows.push({ name, url: url + path, bytes: await ask(url + path), seen: [] as Array<ReadonlyArray<number>> });
    // In turn, so that a busy moment does not meet one build alone.
    for (let time = 0; time < runs; time += 1)
      for (const row of rows) row.seen.push(await measure(row.url, join(folder, 'report.json')));
    for (const { name, bytes, seen } of rows) {
      const [score, largest, first, blocking, shift] = [0, 1, 2, 3, 4].map((at) => median(seen.map((all) => all[at]!)));
      isOver ||= name === 'this build' && (score! < 100 || largest! > bar);
      const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
      console.log(
        `| ${page} | ${name} | ${bytes} B | ${score!.toFixed(0)} | ${seconds(largest!)} | ${seconds(first!)} | ${blocking!.toFixed(0)} ms | ${shift!.toFixed(3)} |`,
      );
    }
  }
  console.log(`${runs} runs each, each page asked for ${asked} times before; bar: performance 100, LCP ${bar} ms`);
  return isOver ? 1 : 0;
});
