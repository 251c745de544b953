// Another process of the shop, for the audit of kept pages: it answers the questions of the process that started it.
// Usage: fork('child.ts', [dataDir, databaseUrl])
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { importBuilt } from '../../../tests/benchmarks/build-entry.ts';
import type * as Served from './served.ts';
import type { ShopProcess } from './shop-process.ts';

export interface Question {
  readonly id: number;
  /** The shop's time. */
  readonly now: number;
  readonly name: keyof ShopProcess;
  readonly values: ReadonlyArray<unknown>;
}

export interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

const [dataDir, databaseUrl] = process.argv.slice(2);
// Each run has files of its own: two seeds may run at once.
const { openProcess } = await importBuilt<typeof Served>(join(import.meta.dirname, 'served.ts'), `kept-${process.pid}`);
process.on('exit', () =>
  rmSync(join(import.meta.dirname, `../../../.cache/benchmarks/kept-${process.pid}`), { recursive: true, force: true }),
);
const clock = { now: 0 };
const shop = await openProcess(dataDir!, databaseUrl!, clock);

process.on('message', ({ id, now, name, values }: Question) => {
  clock.now = now;
  const call = shop[name] as (...all: ReadonlyArray<unknown>) => Promise<unknown>;
  call(...values).then(
    (value) => process.send!({ id, value } satisfies Answer),
    (error: Error) => process.send!({ id, error: error.stack ?? error.message } satisfies Answer),
  );
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
process.send!('ready');
