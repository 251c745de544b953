import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { StoreOpenError } from '../platform/store/engine/errors.ts';
import { databaseFile } from '../platform/store/engine/sqlite.ts';
import { migrations } from '../platform/store/migrations/index.ts';
import { openStore } from './open-store.ts';
import { engines, filledShop, makePlace, testNow, type Place } from './testing/stores.ts';

const clock = () => testNow;
const storeModule = new URL('./open-store.ts', import.meta.url).href;

async function refusal(opening: Promise<unknown>): Promise<StoreOpenError> {
  const error = await opening.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreOpenError);
  return error as StoreOpenError;
}

/** Another shop process on the same folder; resolves with it once it reports that the store is open, or why not. */
async function startProcess(dataDir: string): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    const { openStore } = await import(${JSON.stringify(storeModule)});
    try {
      await openStore({ dataDir: ${JSON.stringify(dataDir)}, clock: Date.now });
      console.log('open');
      setInterval(() => {}, 1000);
    } catch (error) { console.log(error.reason + ': ' + error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe.each(engines)('opening the store on %s', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(engine, filledShop());
  });
  afterEach(() => place.remove());

  it('migrates and seeds at the first start only', async () => {
    const empty = await makePlace(engine);
    try {
      const first = await empty.open();
      expect(first.opening).toEqual({ migrated: Object.keys(migrations(engine)), isSeeded: true });
      const names = (await first.catalogue.list({ sort: 'name', portion: 100 })).products.map(({ name }) => name);
      await first.close();

      empty.clock.now += 10 * 24 * 60 * 60 * 1000;
      const second = await empty.open();
      expect(second.opening).toEqual({ migrated: [], isSeeded: false });
      expect((await second.catalogue.list({ sort: 'name', portion: 100 })).products.map(({ name }) => name)).toEqual(
        names,
      );
    } finally {
      await empty.remove();
    }
  });

  it("keeps the shop's changes at the next start", async () => {
    const first = await place.open();
    await first.catalogue.changePrice({ productId: 1001, size: 'uniw', price: 75_00 });
    await first.close();
    const second = await place.open();
    expect((await second.catalogue.product(1001))?.price).toBe(75_00);
  });

  it('continues the keys of the seed', async () => {
    await place.open();
    const tables = await place.openTables();
    const category = {
      slug: 'nowa',
      name: 'Nowa',
      menu_name: 'Nowa',
      sort_key: 'x',
      description: '',
      position: 99,
      picture_id: null,
    };
    const { id } = await tables.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow();
    const { highest } = await tables
      .selectFrom('categories')
      .select((eb) => eb.fn.max<number>('id').as('highest'))
      .where('slug', '<>', 'nowa')
      .executeTakeFirstOrThrow();
    expect(id).toBe(highest + 1);
  });

  it('refuses a database of another version, and changes nothing', async () => {
    const first = await place.open();
    const tables = await place.openTables();
    await sql`insert into kysely_migration (name, timestamp) values ('0099-later', '2027-01-01')`.execute(tables);
    await first.close();
    await expect(place.open()).rejects.toThrow(
      'The database was made by another version of the shop: this one does not know 0099-later. Start the version that made it, or use another database.',
    );
  });

  it('answers a ping while it is open', async () => {
    const store = await place.open(null);
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });
});

describe('several processes', () => {
  it('migrate and seed one PostgreSQL database once when they start together', async () => {
    const place = await makePlace('postgres');
    try {
      const stores = await Promise.all(Array.from({ length: 5 }, () => place.open()));
      expect(stores.filter(({ opening }) => opening.migrated.length > 0)).toHaveLength(1);
      expect(stores.filter(({ opening }) => opening.isSeeded)).toHaveLength(1);
      const totals = await Promise.all(stores.map(({ catalogue }) => catalogue.list({}).then(({ total }) => total)));
      expect(new Set(totals).size).toBe(1);
      expect(totals[0]).toBeGreaterThan(40);
    } finally {
      await place.remove();
    }
  });

  it('are refused on one SQLite file, with instructions', async () => {
    const place = await makePlace('sqlite', filledShop());
    try {
      await place.open();
      const error = await refusal(place.open());
      expect(error.reason).toBe('in-use');

      const { child, said } = await startProcess(place.dataDir);
      await kill(child);
      expect(said).toContain(`in-use: The data folder ${place.dataDir} is in use by another process of the shop`);
      expect(said).toContain(`process ${process.pid}`);
      expect(said).toContain('DATABASE_URL');
    } finally {
      await place.remove();
    }
  });

  it('free the SQLite file however they end', async () => {
    const place = await makePlace('sqlite', filledShop());
    const { child, said } = await startProcess(place.dataDir);
    try {
      expect(said).toBe('open');
      expect((await refusal(place.open())).message).toContain(`process ${child.pid}`);
      await kill(child);
      const store = await place.open();
      expect((await store.catalogue.product(1001))?.name).toBe('Kubek Poranek');
    } finally {
      await kill(child);
      await place.remove();
    }
  });

  it('may read the SQLite file while the shop runs: a backup is whole', async () => {
    const place = await makePlace('sqlite', filledShop());
    try {
      const store = await place.open();
      const copy = path.join(place.dataDir, 'copy.sqlite');
      const reader = new DatabaseSync(path.join(place.dataDir, databaseFile), { readOnly: true });
      const starting = store.sessions.start();
      reader.exec(`vacuum into '${copy}'`);
      const session = await starting;
      reader.close();
      expect(session.id).toBeTruthy();
      const backup = new DatabaseSync(copy, { readOnly: true });
      expect(backup.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      expect(backup.prepare('select count(*) as count from products').get()).toEqual({ count: 51 });
      backup.close();
    } finally {
      await place.remove();
    }
  });
});

describe('a place unfit for a store', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-store-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  /** Root may write anywhere: it becomes "nobody" while the folder is tried. */
  async function asUser<T>(work: () => Promise<T>): Promise<T> {
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      return await work();
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  }

  it('is an unwritable folder', async () => {
    await chmod(dataDir, 0o555);
    const error = await asUser(() => refusal(openStore({ dataDir, clock })));
    expect(error.reason).toBe('data-folder');
    expect(error.message).toContain(`The data folder ${dataDir} cannot be written`);
    expect(error.message).toContain('DATA_DIR');
  });

  it('is a folder with an unwritable database, and the file stays unchanged', async () => {
    const store = await openStore({ dataDir, clock });
    await store.close();
    await chmod(dataDir, 0o777);
    await chmod(path.join(dataDir, 'shop.lock'), 0o666);
    await chmod(path.join(dataDir, databaseFile), 0o444);
    const error = await asUser(() => refusal(openStore({ dataDir, clock })));
    expect(error.reason).toBe('data-folder');
    expect(error.message).toContain(databaseFile);
    const again = await openStore({ dataDir, clock });
    expect((await again.catalogue.list({})).total).toBeGreaterThan(40);
    await again.close();
  });

  it('is a file', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    const error = await refusal(openStore({ dataDir: file, clock }));
    expect(error.reason).toBe('data-folder');
  });

  it('is not a database', async () => {
    await writeFile(path.join(dataDir, databaseFile), 'a file of another program'.repeat(100));
    const error = await refusal(openStore({ dataDir, clock }));
    expect(error.message).toContain('file is not a database');
  });

  it.each(['localhost:5432/shop', 'mysql://u:sekret@host/shop', 'not an address'])(
    'is the address %s',
    async (databaseUrl) => {
      const error = await refusal(openStore({ dataDir, databaseUrl, clock }));
      expect(error.reason).toBe('address');
      expect(error.message).toContain('postgres://user:password@host:5432/database');
      expect(error.message).not.toContain('sekret');
    },
  );

  it('is a PostgreSQL without an answer, shown without the password', async () => {
    const error = await refusal(openStore({ dataDir, databaseUrl: 'postgres://shop:sekret@127.0.0.1:1/shop', clock }));
    expect(error.reason).toBe('unreachable');
    expect(error.message).toContain('127.0.0.1:1/shop');
    expect(error.message).toContain('ECONNREFUSED');
    expect(error.message).not.toContain('sekret');
  });

  it('is a PostgreSQL without such a database', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/nobody_made_this';
    const error = await refusal(openStore({ dataDir, databaseUrl: url.href, clock }));
    expect(error.reason).toBe('unreachable');
    expect(error.message).toContain('"nobody_made_this" does not exist');
    expect(error.message).not.toContain(url.password);
  });
});
