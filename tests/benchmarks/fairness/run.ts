#!/usr/bin/env node
// How long a health check waits behind 64 connections that ask for pages without a pause, each check on a connection of its own: pages that
// the shop keeps, in brotli and in gzip, and pages that it makes. Fails where 99 of 100 checks do not come within 50 ms (issue 21).
// The buyers run at a low priority, as they share the machine with the shop. Usage: npm run bench:fairness [checks]
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runMain } from '../../../scripts/bootstrap/complaint.mjs';
import { freePort } from '../../../storefront/store/testing/free-port.ts';

const connections = 64;
/** In milliseconds. */
const bar = 50;

const kept = ['/', '/product-pol-1001-kubek-poranek-wapno.html', '/pol_m_ceramika-1.html'];
const keptAddress = (asked: number) => kept[asked % kept.length]!;
const kinds = [
  { name: 'kept pages, brotli', encoding: 'br', addressOf: keptAddress },
  { name: 'kept pages, gzip', encoding: 'gzip', addressOf: keptAddress },
  {
    name: 'made pages',
    encoding: 'br',
    addressOf: (asked: number) => `/pol_m_ceramika-1.html?priceFrom=1&asked=${asked}`,
  },
] as const;

/** Asks by one connection without a pause. */
function ask(
  url: string,
  addressOf: (asked: number) => string,
  encoding: string,
  count: (status: number) => number,
): void {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let asked = 0;
  const next = () => {
    http
      .get(new URL(addressOf(asked), url), { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
        asked = count(answer.statusCode!);
        answer.resume().once('end', next);
      })
      .once('error', (error) => {
        throw error;
      });
  };
  next();
}

function askAll(url: string, kind: number): void {
  os.setPriority(15);
  const { addressOf, encoding } = kinds[kind]!;
  let pages = 0;
  const others = new Map<number, number>();
  for (let number = 0; number < connections; number += 1)
    ask(url, addressOf, encoding, (status) => {
      if (status !== 200) others.set(status, (others.get(status) ?? 0) + 1);
      return (pages += 1);
    });
  process.once('message', () => process.send!({ pages, others: [...others] }, () => process.exit(0)));
}

/** Milliseconds of one health check on a new connection. */
async function check(url: string): Promise<number> {
  const begin = performance.now();
  const request = http.get(new URL('/health', url), { agent: false });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  await once(answer.resume(), 'end');
  return performance.now() - begin;
}

const share = (sorted: ReadonlyArray<number>, part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(1);

async function measure(checks: number): Promise<number> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-fairness-'));
  const port = await freePort();
  // Without a pipe: reading the log would take processor time from the shop.
  const shop = spawn(process.execPath, [fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SHOP_NOW: '2026-11-21T10:00:00+01:00' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  let isMissed = false;
  try {
    while (
      !(await fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(100);
    console.log('| asked by 64 connections | pages a second | median | p95 | p99 | longest |');
    console.log('| --- | --: | --: | --: | --: | --: |');
    for (const [number, { name }] of kinds.entries()) {
      const buyers = fork(fileURLToPath(import.meta.url), ['buyers', url, String(number)]);
      await sleep(5000);
      const begin = performance.now();
      const waits: number[] = [];
      while (waits.length < checks) {
        waits.push(await check(url));
        await sleep(20);
      }
      const answered = once(buyers, 'message') as Promise<[{ pages: number; others: Array<[number, number]> }]>;
      buyers.send('stop');
      const [{ pages, others }] = await answered;
      const sorted = waits.toSorted((one, other) => one - other);
      const perSecond = Math.round((pages / (performance.now() - begin + 5000)) * 1000);
      console.log(
        `| ${name} | ${perSecond} | ${share(sorted, 0.5)} | ${share(sorted, 0.95)} | ${share(sorted, 0.99)} | ${sorted.at(-1)!.toFixed(1)} |`,
      );
      if (others.length > 0) console.log('other answers:', JSON.stringify(others));
      isMissed ||= sorted[Math.floor(checks * 0.99)]! >= bar || others.length > 0;
    }
  } finally {
    shop.kill();
    await once(shop, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
  return isMissed ? 1 : 0;
}

if (process.argv[2] === 'buyers') askAll(process.argv[3]!, Number(process.argv[4]));
else await runMain(() => measure(Number(process.argv[2] ?? 300)));
