#!/usr/bin/env node
// Opens and closes one dialog in each of its variants with Orca, in turn, and adds what was said to dialogs.json:
// `node tests/screen-reader/variants/measure.ts [rounds] [variant ...]`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureChromium } from '../../../scripts/bootstrap/chromium.mjs';
import { runMain } from '../../../scripts/bootstrap/complaint.mjs';
import { orcaVersion, startDesktop } from '../desktop.ts';
import { ensureScreenReader } from '../install.ts';
import { takeLock } from '../lock.ts';
import { ScreenReader } from '../screen-reader.ts';
import { words } from './words.ts';

const folder = import.meta.dirname;
const file = join(folder, 'dialogs.json');
const variants = ['radix', 'native', 'native-react', 'kit'];

/** One page load: the words when the dialog opened, and when Escape closed it. */
interface Run {
  variant: string;
  opening: ReadonlyArray<string>;
  closing: ReadonlyArray<string>;
}

const says = (spoken: ReadonlyArray<string>, name: string, role: string) =>
  spoken.some((text) => text.includes(name)) && spoken.some((text) => text.includes(role));
const isOpeningSpoken = ({ opening }: Run) => says(opening, words.title, 'okno dialogowe');
const isClosingSpoken = ({ closing }: Run) => says(closing, words.trigger, 'przycisk');

/** Both builds of React Dialogs are production builds: the page is one file and its script. */
async function buildPage(): Promise<Readonly<Record<string, string>>> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { write: false, modulePreload: false, rollupOptions: { input: join(folder, 'page.html') } },
  });
  const { output } = [built].flat()[0] as {
    output: ReadonlyArray<{ fileName: string; code?: string; source?: unknown }>;
  };
  return Object.fromEntries(output.map((part) => [`/${part.fileName}`, part.code ?? String(part.source)]));
}

const typeOf = (path: string) =>
  path.endsWith('.html') ? 'text/html; charset=utf-8' : path.endsWith('.css') ? 'text/css' : 'text/javascript';

async function servePage() {
  const page = await buildPage();
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0]!;
    const body = page[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': typeOf(path) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`,
    stop: () => server.closeAllConnections(),
    server,
  };
}

async function measure(reader: ScreenReader, address: string, variant: string): Promise<Run> {
  await reader.goTo({ address: `${address}?${variant}` });
  await reader.press('Tab');
  const opening = await reader.press('Return');
  return { variant, opening, closing: await reader.press('Escape') };
}

function summaryOf(runs: ReadonlyArray<Run>) {
  return Object.fromEntries(
    [...new Set(runs.map(({ variant }) => variant))].map((variant) => {
      const own = runs.filter((run) => run.variant === variant);
      const counts = {
        runs: own.length,
        openingSpoken: own.filter(isOpeningSpoken).length,
        closingSpoken: own.filter(isClosingSpoken).length,
      };
      return [variant, counts];
    }),
  );
}

await runMain(async () => {
  const [rounds = '1', ...named] = process.argv.slice(2);
  await using resources = new AsyncDisposableStack();
  resources.defer(takeLock());
  await ensureScreenReader();
  const chromium: string = await ensureChromium();
  const { address, server, stop } = await servePage();
  resources.defer(() => {
    stop();
    server.close();
  });
  const desktop = resources.adopt(await startDesktop(), (one) => one.stop());
  const reader = resources.adopt(await ScreenReader.open(desktop, chromium), (one) => one.close());

  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { runs: Run[] }).runs : [];
  const runs = [...earlier];
  const chosen = named.length > 0 ? named : variants;
  for (let round = 0; round < Number(rounds); round += 1) {
    // Each starts in turn, so that none is always first.
    const order = chosen.map((_, index) => chosen[(index + round + earlier.length) % chosen.length]!);
    for (const variant of order) runs.push(await measure(reader, address, variant));
    const result = { screenReader: orcaVersion(), browser: reader.browser, summary: summaryOf(runs), runs };
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  }
  console.table(summaryOf(runs));
});
