// Shared by the benchmarks: a page built for production and served, a tab whose work is measured with a throttled
// processor, and the statistics of costs measured in turn.
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, ensureChromium } from '../../scripts/bootstrap/chromium.mjs';

export const measures = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** Processor seconds by kind of work. */
export type Cost = Readonly<Record<(typeof measures)[number], number>>;

/** Builds a benchmark's `page.tsx` into a folder and serves it. */
async function servePage(benchmark: string, folder: string) {
  await build({
    root: benchmark,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir: folder,
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: join(benchmark, 'page.tsx'),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="pl"><link rel="stylesheet" href="/page.css"><body><script type="module" src="/page.js"></script>',
  );
  const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const content = readFileSync(join(folder, file));
      response.setHeader('content-type', types[file.split('.').at(-1)!] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** A benchmark's served page, and a browser; the stack disposes of both. */
export async function openBenchmark(
  benchmark: string,
  resources: AsyncDisposableStack,
): Promise<{ url: string; browser: Browser }> {
  const folder = resources.adopt(mkdtempSync(join(tmpdir(), 'witryna-benchmark-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  const { url } = resources.adopt(await servePage(benchmark, folder), ({ server }) => void server.close());
  const executablePath: string = await ensureChromium();
  const launched = chromium.launch({ executablePath, args: [...chromiumFlags, '--disable-gpu'] });
  return { url, browser: resources.adopt(await launched, (each) => each.close()) };
}

/** A visible tab. */
export interface MeasuredTab {
  readonly page: Page;
  /** Slows the processor down this many times. */
  slowDown(times: number): Promise<void>;
  /** The cost of an action, with all work of the page until the next frame. */
  costOf(action: () => Promise<unknown>): Promise<Cost>;
}

export async function openTab(browser: Browser): Promise<MeasuredTab> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const settled = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
  return {
    page,
    slowDown: async (times) => void (await session.send('Emulation.setCPUThrottlingRate', { rate: times })),
    async costOf(action) {
      await page.bringToFront();
      await session.send('HeapProfiler.collectGarbage');
      await settled();
      const before = await read();
      await action();
      await settled();
      const after = await read();
      const cost = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
      return Object.fromEntries(measures.map((name) => [name, cost(name)])) as Cost;
    },
  };
}

export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** The median of the ratios of pairs, and the interval of nine in ten resamplings. */
export function ratioOf(ours: ReadonlyArray<number>, theirs: ReadonlyArray<number>) {
  const ratios = ours.map((cost, index) => cost / theirs[index]!);
  const resampled = Array.from({ length: 2000 }, () =>
    median(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)]!)),
  ).toSorted((one, other) => one - other);
  return { ratio: median(ratios), low: resampled[100]!, high: resampled[1899]! };
}

/** Seconds as milliseconds. */
export const inMilliseconds = (seconds: number): string => (seconds * 1000).toFixed(2);

/** A ratio with its interval: "0.97 (0.91 to 1.04)". */
export const ratioInWords = ({ ratio, low, high }: ReturnType<typeof ratioOf>): string =>
  `${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
