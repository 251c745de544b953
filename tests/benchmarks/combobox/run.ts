#!/usr/bin/env node
// What a press of Down costs in an open list: the kit's combobox with 10,000 results against plain downshift with 100. Both in a
// production build, pressed in turn in one browser with the processor throttled; a median of both, and their ratio with an
// interval of 90 % by bootstrap. Fails where the ratio is over its bar. Usage: run.ts [rounds] [throttle]
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, ensureChromium } from '../../../scripts/bootstrap/chromium.mjs';
import { runMain } from '../../../scripts/bootstrap/complaint.mjs';

/** At most this many times what plain downshift costs. */
const bar = 1.2;
const rounds = Number(process.argv[2] ?? 40);
const throttle = Number(process.argv[3] ?? 4);
const measures = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

type Cost = Readonly<Record<(typeof measures)[number], number>>;

/** Builds the page into a folder and serves it. */
async function servePage(folder: string) {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir: folder,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(import.meta.dirname, 'page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="pl"><link rel="stylesheet" href="/style.css"><body><script type="module" src="/page.js"></script>',
  );
  const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      response.setHeader('content-type', types[file.split('.').at(-1)!] ?? 'application/octet-stream');
      response.end(readFileSync(join(folder, file)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** A tab with an open list. `press` gives the seconds that one Down costs. */
async function openList(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForSelector('[role="combobox"]');
  await page.keyboard.press('Tab');
  await page.keyboard.type('k');
  await page.waitForSelector('[role="option"]');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const settled = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
  const active = () =>
    page.evaluate(() => document.querySelector('[role="option"][aria-selected="true"]')?.textContent ?? '');
  return {
    active,
    async press(): Promise<Cost> {
      await page.bringToFront();
      await session.send('HeapProfiler.collectGarbage');
      await settled();
      const before = await read();
      await page.keyboard.press('ArrowDown');
      await settled();
      const after = await read();
      const cost = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
      return Object.fromEntries(measures.map((name) => [name, cost(name)])) as Cost;
    },
  };
}

const median = (values: ReadonlyArray<number>) => values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** The median of the ratios of pairs, and the interval that holds it in nine of ten resamplings. */
function ratioOf(ours: ReadonlyArray<number>, theirs: ReadonlyArray<number>) {
  const ratios = ours.map((cost, index) => cost / theirs[index]!);
  const resampled = Array.from({ length: 2000 }, () =>
    median(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)]!)),
  ).toSorted((one, other) => one - other);
  return { ratio: median(ratios), low: resampled[100]!, high: resampled[1899]! };
}

await runMain(async () => {
  await using resources = new AsyncDisposableStack();
  const folder = resources.adopt(mkdtempSync(join(tmpdir(), 'witryna-benchmark-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  const { url } = resources.adopt(await servePage(folder), ({ server }) => void server.close());
  const executablePath: string = await ensureChromium();
  const launched = chromium.launch({ executablePath, args: [...chromiumFlags, '--disable-gpu'] });
  const browser = resources.adopt(await launched, (each) => each.close());

  const [kit, peer] = [await openList(browser, url), await openList(browser, `${url}?peer`)];
  for (let warmUp = 0; warmUp < 5; warmUp += 1) for (const list of [kit, peer]) await list.press();
  const costs: { kit: Cost; peer: Cost }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // In turn, and each as often before as after the other: whatever warms up or slows down meets both.
    const first = round % 2 === 0 ? await kit.press() : undefined;
    const theirs = await peer.press();
    costs.push({ kit: first ?? (await kit.press()), peer: theirs });
  }
  const walked = await Promise.all([kit.active(), peer.active()]);
  if (walked.some((name) => !name.startsWith('Kubek'))) throw new Error(`No list was walked: ${walked.join(', ')}.`);

  let isOver = false;
  console.log(`${rounds} presses of Down each, processor slowed down ${throttle} times, ${browser.version()}`);
  for (const measure of measures) {
    const [ours, theirs] = [costs.map((cost) => cost.kit[measure]), costs.map((cost) => cost.peer[measure])];
    const { ratio, low, high } = ratioOf(ours, theirs);
    const [a, b] = [median(ours), median(theirs)].map((seconds) => (seconds * 1000).toFixed(2));
    console.log(
      `${measure}: kit ${a} ms, downshift ${b} ms, ratio ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    );
    if (measure === 'TaskDuration' && !(ratio <= bar)) isOver = true;
  }
  if (isOver) console.error(`Over the bar of ${bar}.`);
  return isOver ? 1 : 0;
});
