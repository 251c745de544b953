#!/usr/bin/env node
// The start of the built server (`npm run build`) with a large shop on SQLite, until it is ready: time, processor time of the main
// thread and of all others, and the most memory. Fails above 10 s or 1.5 GB (issue 21). Linux only: the figures come from /proc.
// Usage: npm run bench:start. SHOP_DIR names the folder of the shop; it is filled up to --products generated products first.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../../storefront/store/testing/free-port.ts';
import { median } from '../frame.ts';
import { fillShop } from './fill-shop.ts';

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, runs: { type: 'string', default: '3' } },
});
const bars = { seconds: 10, megabytes: 1500 };
const server = path.resolve(import.meta.dirname, '../../../dist/server/main.js');
const dataDir = process.env['SHOP_DIR'];
if (!dataDir) throw new Error('SHOP_DIR names no folder. A shop of a million products takes 5 GB.');

interface Start {
  readonly seconds: number;
  readonly mainThread: number;
  readonly otherThreads: number;
  readonly megabytes: number;
}

/** Processor seconds of a process or a thread, ended threads included. */
async function processorOf(folder: string): Promise<number> {
  const stat = await readFile(`${folder}/stat`, 'utf8');
  // After the name, which may have spaces: user and system time are the 14th and 15th field, in hundredths.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function start(folder: string): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const shop = spawn(process.execPath, [server], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
      if (response?.ok) break;
      if (shop.exitCode !== null) throw new Error(`The server ended with ${shop.exitCode}.`);
      await sleep(20);
    }
    const seconds = (performance.now() - began) / 1000;
    const folderOfProcess = `/proc/${shop.pid}`;
    const mainThread = await processorOf(`${folderOfProcess}/task/${shop.pid}`);
    const status = await readFile(`${folderOfProcess}/status`, 'utf8');
    return {
      seconds,
      mainThread,
      otherThreads: (await processorOf(folderOfProcess)) - mainThread,
      megabytes: (Number(/VmHWM:\s+(\d+)/.exec(status)![1]) * 1024) / 1e6,
    };
  } finally {
    shop.kill();
    await ended;
  }
}

await fillShop(dataDir, Number(options.products));
const starts: Start[] = [];
for (let run = 0; run < Number(options.runs); run += 1) {
  const { seconds, mainThread, otherThreads, megabytes } = await start(dataDir);
  starts.push({ seconds, mainThread, otherThreads, megabytes });
  console.log(
    `ready after ${seconds.toFixed(1)} s; processor: main thread ${mainThread.toFixed(1)} s, others ${otherThreads.toFixed(1)} s; ${megabytes.toFixed(0)} MB at most`,
  );
}
const seconds = median(starts.map((each) => each.seconds));
const megabytes = Math.max(...starts.map((each) => each.megabytes));
const isWithin = seconds <= bars.seconds && megabytes <= bars.megabytes;
console.log(
  `median ${seconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB${isWithin ? '' : `: MISSED the bar of ${bars.seconds} s and ${bars.megabytes} MB`}`,
);
process.exitCode = isWithin ? 0 : 1;
