import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact, type Database } from './database.ts';
import { isRetryable, isUnavailable } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { prepared } from './prepared.ts';
import { databaseFile, openSqlite } from './sqlite.ts';
import { migrate } from '../migrations/index.ts';
import { engines, makePlace, type Place } from '../../../store/testing/stores.ts';

const setting = (key: string, value: string) => ({ key, value: JSON.stringify(value), updated_at: 1 });

describe.each(engines)('one SQL on %s', (engine) => {
  let place: Place;
  let database: Database;
  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.databaseUrl ? await openPostgres(place.databaseUrl) : openSqlite(place.dataDir);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const settings = (prefix: string) =>
    database.read.selectFrom('settings').select('key').where('key', 'like', `${prefix}%`).orderBy('key').execute();

  it('returns numbers for counts, sums and large integers', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as count, sum(n) as sum, max(n) as big, cast(2.5 as real) as half
      from (select cast(${Date.UTC(2026, 0)} as bigint) as n union all select 1) as numbers`.execute(database.read);
    expect({ ...rows[0] }).toEqual({ count: 2, sum: Date.UTC(2026, 0) + 1, big: Date.UTC(2026, 0), half: 2.5 });
  });

  it('keeps text with a zero byte in it', async () => {
    await database.write.insertInto('settings').values(setting('zero\0byte', 'a\0b')).execute();
    const found = await database.read.selectFrom('settings').select('key').where('key', '=', 'zero\0byte').execute();
    expect(found).toHaveLength(1);
  });

  it('builds a prepared statement once for each length of its lists', async () => {
    let built = 0;
    const find = prepared((db, keys: ReadonlyArray<string>, value: string) => {
      built += 1;
      return db.selectFrom('settings').select('key').where('key', 'in', keys).where('value', '=', value).orderBy('key');
    });
    await database.write
      .insertInto('settings')
      .values(['prepared.a', 'prepared.b', 'prepared.c'].map((key) => ({ ...setting(key, ''), value: 'p\0' })))
      .execute();
    expect(await find(database.write, ['prepared.a', 'prepared.c'], 'p\0')).toEqual([
      { key: 'prepared.a' },
      { key: 'prepared.c' },
    ]);
    const inOne = await transact(database, (tx) => find(tx, ['prepared.b', 'prepared.x'], 'p\0'));
    expect(inOne).toEqual([{ key: 'prepared.b' }]);
    expect(await find(database.write, ['prepared.b', 'prepared.x'], 'q')).toEqual([]);
    expect(built).toBe(1);
    expect(await find(database.write, ['prepared.a'], 'p\0')).toEqual([{ key: 'prepared.a' }]);
    expect(built).toBe(2);
    const computing = prepared((db, least: number) =>
      db
        .selectFrom('settings')
        .select('key')
        .where('updated_at', '>', least + 1),
    );
    await expect(computing(database.read, 1)).rejects.toThrow('computes with a value');
  });

  it('returns rows that a statement wrote', async () => {
    const insert = (key: string) =>
      database.write
        .insertInto('settings')
        .values(setting(key, 'a'))
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
    expect(await insert('returning')).toEqual({ key: 'returning' });
    expect(await insert('returning')).toBeUndefined();
    const { numUpdatedRows } = await database.write
      .updateTable('settings')
      .set({ value: '"b"' })
      .where('key', '=', 'returning')
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
  });

  it('continues a transaction after a conflict', async () => {
    await transact(database, async (tx) => {
      for (const value of ['first', 'second']) {
        await tx
          .insertInto('settings')
          .values(setting('conflict.a', value))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await tx.insertInto('settings').values(setting('conflict.b', 'third')).execute();
    });
    expect(await settings('conflict.')).toEqual([{ key: 'conflict.a' }, { key: 'conflict.b' }]);
  });

  it('rolls back a transaction that failed', async () => {
    const failing = transact(database, async (tx) => {
      await tx.insertInto('settings').values(setting('failed', 'x')).execute();
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await settings('failed')).toEqual([]);
    // The connection is free again.
    await transact(database, (tx) => tx.insertInto('settings').values(setting('after', 'x')).execute());
    expect(await settings('after')).toHaveLength(1);
  });

  it('lets readers read committed data while a transaction writes', async () => {
    await transact(database, async (tx) => {
      await tx.insertInto('settings').values(setting('unseen', 'x')).execute();
      expect(await settings('unseen')).toEqual([]);
    });
    expect(await settings('unseen')).toHaveLength(1);
  });

  it('loses none of a hundred concurrent updates', async () => {
    await database.write.insertInto('order_counters').values({ day: 'test', last: 0 }).execute();
    await Promise.all(
      Array.from({ length: 100 }, () =>
        transact(database, (tx) =>
          tx
            .updateTable('order_counters')
            .set((eb) => ({ last: eb('last', '+', 1) }))
            .where('day', '=', 'test')
            .execute(),
        ),
      ),
    );
    const { last } = await database.read
      .selectFrom('order_counters')
      .select('last')
      .where('day', '=', 'test')
      .executeTakeFirstOrThrow();
    expect(last).toBe(100);
  });

  it('retries a transaction when the engine reports a retryable error', async () => {
    let runs = 0;
    await transact(database, async (tx) => {
      await tx
        .insertInto('settings')
        .values(setting(`again.${runs}`, 'x'))
        .execute();
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(runs).toBe(3);
    expect(await settings('again.')).toEqual([{ key: 'again.2' }]);
  });

  it('stops retrying what never passes', async () => {
    let runs = 0;
    const hopeless = transact(database, async () => {
      runs += 1;
      throw Object.assign(new Error('database is locked'), { errcode: 5 });
    });
    await expect(hopeless).rejects.toThrow('database is locked');
    expect(runs).toBe(6);
  });

  it('reads a table on that another process migrates, also in a transaction', async () => {
    const other = place.databaseUrl ? await openPostgres(place.databaseUrl) : database;
    const reader = place.databaseUrl ? await openPostgres(place.databaseUrl, { poolSize: 1 }) : database;
    await sql`create table migrated (id integer)`.execute(other.write);
    const read = (db: Pick<Database, 'read'>['read']) => sql`select * from migrated where id > ${0}`.execute(db);
    const addColumn = (name: string) =>
      sql`alter table migrated add column ${sql.ref(name)} integer default 7`.execute(other.write);
    await sql`insert into migrated values (1)`.execute(other.write);
    // Often enough for a kept plan.
    const readOften = async () => {
      for (let time = 0; time < 8; time += 1) await read(reader.read);
    };
    await readOften();
    await addColumn('first');
    expect({ ...((await read(reader.read)).rows[0] as object) }).toEqual({ id: 1, first: 7 });
    await readOften();
    await addColumn('second');
    const { rows } = await transact(reader, (tx) => read(tx));
    expect({ ...(rows[0] as object) }).toEqual({ id: 1, first: 7, second: 7 });
    await sql`drop table migrated`.execute(other.write);
    if (other !== database) await Promise.all([other.close(), reader.close()]);
  });

  it('sorts text by bytes', async () => {
    const keys = ['order.Z', 'order.a', 'order.ż', 'order.b', 'order.1'];
    await database.write
      .insertInto('settings')
      .values(keys.map((key) => setting(key, 'x')))
      .execute();
    expect((await settings('order.')).map(({ key }) => key)).toEqual([
      'order.1',
      'order.Z',
      'order.a',
      'order.b',
      'order.ż',
    ]);
  });

  it('rejects invalid column values instead of guessing', async () => {
    const counter = (last: unknown) =>
      database.write
        .insertInto('order_counters')
        .values({ day: 'refused', last: last as number })
        .execute();
    for (const last of [true, new Date(0), 1.5, 'many', Number.NaN]) await expect(counter(last)).rejects.toThrow();
    // An undefined value is omitted: the column's default applies.
    await expect(counter(undefined)).rejects.toThrow(/null/i);
    const rows = await database.read.selectFrom('order_counters').selectAll().where('day', '=', 'refused').execute();
    expect(rows).toEqual([]);
  });

  it('enforces the rules of the tables', async () => {
    const line = {
      basket_id: 999,
      product_id: 1,
      size_type: 'uniw',
      additional: '',
      options: '{}',
      quantity: 1000,
      comment: '',
      added_at: 1,
    };
    await expect(database.write.insertInto('basket_lines').values(line).execute()).rejects.toThrow(/foreign key/i);
    const text = database.write
      .insertInto('order_counters')
      .values({ day: 'x', last: 'many' as never })
      .execute();
    await expect(text).rejects.toThrow();
    await expect(
      sql`insert into baskets (session_hash, updated_at) values (null, null)`.execute(database.write),
    ).rejects.toThrow(/null/i);
  });
});

describe('a full disk', () => {
  it('fails the transaction clearly, harms nothing, and is over when there is room', async () => {
    const place = await makePlace('sqlite');
    const database = openSqlite(place.dataDir);
    try {
      await migrate(database);
      const pages = async () =>
        (await sql<{ page_count: number }>`pragma page_count`.execute(database.write)).rows[0]!.page_count;
      const fill = () =>
        transact(database, async (tx) => {
          await tx.insertInto('settings').values(setting('small', 'x')).execute();
          await tx
            .insertInto('settings')
            .values(setting('large', 'x'.repeat(500_000)))
            .execute();
        });
      await sql`pragma max_page_count = ${sql.lit((await pages()) + 5)}`.execute(database.write);
      const error = await fill().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ message: 'database or disk is full' });
      expect(isUnavailable(error)).toBe(true);
      expect(await database.read.selectFrom('settings').select('key').execute()).toEqual([]);

      await sql`pragma max_page_count = 1000000`.execute(database.write);
      await fill();
      expect(await database.read.selectFrom('settings').select('key').execute()).toHaveLength(2);
      const { rows } = await sql`pragma integrity_check`.execute(database.write);
      expect({ ...(rows[0] as object) }).toEqual({ integrity_check: 'ok' });
    } finally {
      await database.close();
      await place.remove();
    }
  });
});

describe('errors of the engines', () => {
  it.each([
    [{ code: '40001' }, true],
    [{ code: '40P01' }, true],
    [{ errcode: 5 }, true],
    [{ errcode: 517 }, true],
    [{ code: '23505' }, false],
    [{ errcode: 19 }, false],
    [null, false],
  ])('%o is retryable: %s', (error, answer) => expect(isRetryable(error)).toBe(answer));

  it.each([
    [Object.assign(new Error(), { code: 'ECONNREFUSED' }), true],
    [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), true],
    [Object.assign(new Error(), { code: '57P01' }), true],
    [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [new Error('timeout exceeded when trying to connect'), true],
    [Object.assign(new Error('database or disk is full'), { errcode: 13 }), true],
    [Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }), true],
    [Object.assign(new Error('file too large, write'), { code: 'EFBIG' }), true],
    [Object.assign(new Error('disk quota exceeded, write'), { code: 'EDQUOT' }), true],
    [Object.assign(new Error('read-only file system, open'), { code: 'EROFS' }), true],
    [Object.assign(new Error('unique'), { code: '23505' }), false],
    [new TypeError('a fault of ours'), false],
  ])('%o means that the database is down: %s', (error, answer) => expect(isUnavailable(error)).toBe(answer));
});

describe('a file locked by another program', () => {
  let place: Place;
  let database: Database;
  let other: DatabaseSync;
  beforeAll(async () => {
    place = await makePlace('sqlite');
    database = openSqlite(place.dataDir);
    await migrate(database);
    other = new DatabaseSync(path.join(place.dataDir, databaseFile));
  });
  afterAll(async () => {
    other.close();
    await database.close();
    await place.remove();
  });
  const write = (key: string) => database.write.insertInto('settings').values(setting(key, 'x')).execute();
  const keys = async () =>
    (await database.read.selectFrom('settings').select('key').where('key', 'like', 'held.%').execute()).map(
      ({ key }) => key,
    );

  it('delays writers only', async () => {
    other.exec('begin immediate');
    const began = performance.now();
    const writing = [
      write('held.alone'),
      transact(database, (tx) => tx.insertInto('settings').values(setting('held.b', 'x')).execute()),
    ];
    await sleep(200);
    // Others run meanwhile.
    expect(await keys()).toEqual([]);
    expect(performance.now() - began).toBeLessThan(3000);
    other.exec('rollback');
    await Promise.all(writing);
    expect((await keys()).toSorted()).toEqual(['held.alone', 'held.b']);
  });

  it('is reported after five seconds, and written as soon as it is free', async () => {
    other.exec('begin immediate');
    const refused = await write('held.late').catch((error: unknown) => error);
    other.exec('rollback');
    expect(isUnavailable(refused)).toBe(true);
    await write('held.late');
    expect(await keys()).toContain('held.late');
  });
});
