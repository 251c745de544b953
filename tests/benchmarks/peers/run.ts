#!/usr/bin/env node
// Builds Hydrogen's skeleton in a temporary folder and measures it beside this shop in one run: bytes of a first load, processor time of a
// document, Lighthouse (mobile, median). The shop must be built. Usage: run.ts [--runs 5] [--requests 1000]; --runs 0 leaves Lighthouse out.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../../../scripts/bootstrap/chromium.mjs';
import { runMain } from '../../../scripts/bootstrap/complaint.mjs';
import { freePort } from '../../../storefront/store/testing/free-port.ts';
import { shopNow } from '../../e2e/support/shop.ts';
import { median } from '../frame.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, requests: { type: 'string', default: '1000' } },
});
const runs = Number(values.runs);
const requests = Number(values.requests);

/** The version of the skeleton, and those that its build needs, without editors' tools. */
const skeleton = '@shopify/create-hydrogen@5.0.39';
const versions = {
  dependencies: {
    '@shopify/hydrogen': '2026.4.5',
    graphql: '16.10.0',
    'graphql-tag': '2.12.6',
    isbot: '5.1.22',
    react: '18.3.1',
    'react-dom': '18.3.1',
    'react-router': '7.16.0',
    'react-router-dom': '7.16.0',
  },
  devDependencies: {
    '@react-router/dev': '7.16.0',
    '@react-router/fs-routes': '7.16.0',
    '@shopify/mini-oxygen': '4.2.2',
    lighthouse: '13.5.0',
    typescript: '5.9.2',
    vite: '8.0.1',
  },
};

const project = join(import.meta.dirname, '../../..');
const command = promisify(execFile);
const pages = {
  home: ['/', '/'],
  list: ['/pol_m_ceramika-1.html', '/collections/all'],
  product: ['/product-pol-1001-kubek-poranek-wapno.html', '/products/kubek-poranek'],
} as const;

async function buildSkeleton(folder: string): Promise<string> {
  const shop = join(folder, 'skeleton');
  await command('npm', ['pack', skeleton, '--silent'], { cwd: folder });
  await command('sh', ['-c', 'tar xzf *.tgz'], { cwd: folder });
  cpSync(join(folder, 'package/dist/assets/hydrogen/starter'), shop, { recursive: true });
  const given = JSON.parse(readFileSync(join(shop, 'package.json'), 'utf8')) as object;
  writeFileSync(join(shop, 'package.json'), JSON.stringify({ ...given, ...versions }));
  await command('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: shop });
  await command(join(shop, 'node_modules/.bin/react-router'), ['build'], { cwd: shop });
  return shop;
}

interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

async function start(
  name: string,
  port: number,
  args: ReadonlyArray<string>,
  env: NodeJS.ProcessEnv,
): Promise<Server & { stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} does not start.`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { name, url, pid: child.pid!, stop };
    await new Promise((rest) => setTimeout(rest, 100));
  }
}

/** Milliseconds of processor time that a process has used, by Linux in hundredths of a second. */
const processorTime = (pid: number): number => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13).map(Number);
  return 10 * (user! + system!);
};

async function costOf({ pid, url }: Server, path: string): Promise<number> {
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  };
  await ask(requests);
  const before = processorTime(pid);
  await ask(requests);
  return (processorTime(pid) - before) / requests;
}

const kinds = ['document', 'script', 'stylesheet', 'font'] as const;

async function bytesOf(browser: Browser, url: string): Promise<ReadonlyArray<number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sizes: Array<Promise<{ kind: string; bytes: number }>> = [];
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(({ responseBodySize }) => ({ kind: request.resourceType(), bytes: responseBodySize })),
    ),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await context.close();
  return kinds.map((kind) => all.reduce((sum, each) => sum + (each.kind === kind ? each.bytes : 0), 0));
}

interface Audits {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** Lighthouse now and then misses the start of a load, and says that it is to be run again. */
async function lighthouse(shop: string, url: string, tries = 3): Promise<readonly [score: number, paint: number]> {
  const run = command(
    join(shop, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const answer = await run.catch((error: { stderr?: string }) => {
    if (tries === 1) throw new Error(`Lighthouse did not measure ${url}: ${error.stderr}`);
    return null;
  });
  if (answer === null) return lighthouse(shop, url, tries - 1);
  const { categories, audits } = JSON.parse(answer.stdout) as Audits;
  return [100 * categories.performance.score, audits['largest-contentful-paint']!.numericValue / 1000];
}

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-peers-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const servers: Array<Awaited<ReturnType<typeof start>>> = [];
  const load = () =>
    loadavg()
      .map((each) => each.toFixed(1))
      .join(', ');
  const before = load();
  try {
    const shop = await buildSkeleton(folder);
    const data = join(folder, 'data');
    mkdirSync(data);
    const [own, peer] = [await freePort(), await freePort()];
    servers.push(
      await start('this shop', own, [join(project, 'dist/server/main.js')], {
        PORT: String(own),
        DATA_DIR: data,
        SHOP_NOW: shopNow,
      }),
      await start(
        'Hydrogen',
        peer,
        [join(import.meta.dirname, 'serve-hydrogen.ts'), shop, String(peer), join(project, 'storefront/demo/pictures')],
        { NODE_ENV: 'production' },
      ),
    );
    console.log('| page | shop | document | script | style | font | processor time | Lighthouse | LCP |');
    console.log('| --- | --- | --: | --: | --: | --: | --: | --: | --: |');
    for (const [page, paths] of Object.entries(pages)) {
      const rows = await Promise.all(
        servers.map(async (server, at) => ({
          server,
          url: server.url + paths[at]!,
          bytes: await bytesOf(browser, server.url + paths[at]!),
        })),
      );
      const costs = new Map<string, number>();
      for (const { server, url } of rows) costs.set(server.name, await costOf(server, url.slice(server.url.length)));
      // In turn, so that a busy moment does not meet one shop alone.
      const seen = new Map(rows.map(({ server }) => [server.name, [] as Array<readonly [number, number]>]));
      for (let run = 0; run < runs; run += 1)
        for (const { server, url } of rows) seen.get(server.name)!.push(await lighthouse(shop, url));
      for (const { server, bytes } of rows) {
        const all = seen.get(server.name)!;
        const [score, paint] = ([0, 1] as const).map((which) =>
          all.length > 0 ? median(all.map((each) => each[which])) : NaN,
        );
        const sizes = bytes.map((size) => `${(size / 1024).toFixed(1)} kB`).join(' | ');
        console.log(
          `| ${page} | ${server.name} | ${sizes} | ${costs.get(server.name)!.toFixed(2)} ms | ${score!.toFixed(0)} | ${paint!.toFixed(2)} s |`,
        );
      }
    }
    console.log(
      `Load of the machine before ${before}, after ${load()}; ${runs} runs of Lighthouse, ${requests} requests a document.`,
    );
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
