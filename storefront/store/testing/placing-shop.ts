import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '../../platform/store/schema.ts';

const placer = fileURLToPath(new URL('./order-placer.ts', import.meta.url));

/** A shop process that places orders; `acknowledged` grows while it lives. */
export class PlacingShop {
  readonly acknowledged: string[] = [];
  gone = 0;
  readonly child: ChildProcessByStdio<null, Readable, null>;

  /** @param files whether each order has an attachment, and others are removed */
  constructor(dataDir: string, databaseUrl = '', files: 'with files' | '' = '') {
    this.child = spawn(process.execPath, [placer, dataDir, databaseUrl, files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface(this.child.stdout).on('line', (line) => {
      if (line === 'gone') this.gone += 1;
      else this.acknowledged.push(line);
    });
  }

  /** Resolves once `count` orders are acknowledged. */
  async reaches(count: number): Promise<void> {
    while (this.acknowledged.length < count) {
      if (this.child.exitCode !== null) throw new Error(`The shop ended with ${this.child.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }
}

/** Every acknowledged order exists, and every existing order is complete. */
export async function expectNothingLost(tables: Kysely<Schema>, acknowledged: ReadonlyArray<string>): Promise<number> {
  const { rows } = await sql<Record<'number' | 'lines' | 'payments' | 'states' | 'claims', string | number>>`
    select o.number,
      (select count(*) from order_lines as l where l.order_id = o.id and l.total_gross = o.total) as lines,
      (select count(*) from payments as p where p.order_id = o.id and p.amount = o.total) as payments,
      (select count(*) from order_states as s where s.order_id = o.id) as states,
      (select count(*) from order_claims as c where c.order_id = o.id) as claims
    from orders as o order by o.id`.execute(tables);
  const numbers = new Set(rows.map(({ number }) => number));
  expect(acknowledged.filter((number) => !numbers.has(number))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(rows.filter((row) => [row.lines, row.payments, row.states, row.claims].some((count) => count !== 1))).toEqual(
    [],
  );
  const mails = await tables.selectFrom('outbox').select('payload').orderBy('id').execute();
  expect(mails.map(({ payload }) => (JSON.parse(payload) as { number: string }).number)).toEqual([...numbers]);
  const claims = await tables
    .selectFrom('order_claims')
    .select('idempotency_key')
    .where('order_id', 'is', null)
    .execute();
  expect(claims).toEqual([]);
  return rows.length;
}
