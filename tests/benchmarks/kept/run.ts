// Processor time of the server for one request over HTTP, and bytes of the answer: pages made for each request, and kept ones, in turn
// in one process, without a session and with one that has a basket. The client is another process.
// Usage: npm run bench:kept [-- --engine sqlite|postgres] [--rounds 10]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { importBuilt } from '../build-entry.ts';
import type * as Served from './served.ts';

const pages = {
  home: '/',
  category: '/pol_m_ceramika-1.html',
  product: '/product-pol-1001-kubek-poranek-wapno.html',
};
const batch = 50;

if (process.argv.includes('--serve')) await serve();
else await bench();

async function serve(): Promise<void> {
  const { serveBoth } = await importBuilt<typeof Served>(path.join(import.meta.dirname, 'served.ts'));
  const [dataDir, databaseUrl] = process.argv.slice(3);
  const urls = await serveBoth(dataDir!, databaseUrl);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ milliseconds: (user + system) / 1000 });
  });
  process.send!(urls);
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { engine: { type: 'string', default: 'sqlite' }, rounds: { type: 'string', default: '10' } },
  });
  await using resources = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-bench-'));
  resources.defer(() => rm(dataDir, { recursive: true, force: true }));
  const database = values.engine === 'postgres' ? await startPostgres(['-c', 'fsync=off']) : null;
  if (database) resources.defer(database.stop);
  const server = fork(import.meta.filename, ['--serve', dataDir, ...(database ? [database.url] : [])]);
  resources.defer(() => void server.kill());
  const [urls] = (await once(server, 'message')) as [{ kept: string; made: string; cookie: string }];
  const used = async (): Promise<number> => {
    server.send('');
    const [{ milliseconds }] = (await once(server, 'message')) as [{ milliseconds: number }];
    return milliseconds;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (url: string, cookie: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(url, { agent, headers: { 'Accept-Encoding': 'br', ...(cookie && { Cookie: cookie }) } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
      }).on('error', reject);
    });
  const costOf = async (url: string, cookie: string) => {
    const before = await used();
    let bytes = 0;
    for (let time = 0; time < batch; time += 1) bytes = await ask(url, cookie);
    return { cost: ((await used()) - before) / batch, bytes };
  };
  const cases = ['', urls.cookie].flatMap((cookie) =>
    Object.entries(pages).map(([name, address]) => ({
      name: cookie ? `${name}, with a session` : name,
      address,
      cookie,
    })),
  );
  for (const { address, cookie } of cases)
    for (const url of [urls.made, urls.kept]) await costOf(url + address, cookie);
  console.log(
    '| engine | page | made, ms | kept, ms | made, bytes | kept, bytes |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const { name, address, cookie } of cases) {
    const made = [];
    const kept = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      made.push(await costOf(urls.made + address, cookie));
      kept.push(await costOf(urls.kept + address, cookie));
    }
    const median = (list: ReadonlyArray<{ cost: number }>) =>
      list
        .map(({ cost }) => cost)
        .toSorted((a, b) => a - b)
        [Math.floor(list.length / 2)]!.toFixed(2);
    console.log(
      `| ${values.engine} | ${name} | ${median(made)} | ${median(kept)} | ${made.at(-1)!.bytes} | ${kept.at(-1)!.bytes} |`,
    );
  }
  agent.destroy();
}
