import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from '../../shared/addresses.ts';
import { createApp } from '../../platform/http/app.ts';
import { site } from '../../shop.ts';
import { engines, filledShop, makePlace, type Place } from '../../store/testing/stores.ts';
import { expectNothingLost, PlacingShop } from '../../store/testing/placing-shop.ts';
import { backUp, type ShopPlace } from './back-up.ts';
import { restore } from './restore.ts';

const now = new Date('2026-11-24T15:00:00Z');
const replacing = { isReplacing: true, now };
const careful = { isReplacing: false, now };
const shopAt = ({ dataDir, databaseUrl }: Place): ShopPlace => ({ dataDir, databaseUrl, uploads: undefined });

describe.each(engines)('a backup on %s', (engine) => {
  let place: Place;
  let other: Place;
  let target: string;
  beforeEach(async () => {
    place = await makePlace(engine, filledShop());
    other = await makePlace(engine);
    target = await mkdtemp(join(tmpdir(), 'witryna-backup-'));
  });
  afterEach(async () => {
    await place.remove();
    await other.remove();
    await rm(target, { recursive: true });
  });

  it('of a shop that takes orders restores every order acknowledged before, whole and with its files', async () => {
    const shop = new PlacingShop(place.dataDir, place.databaseUrl, 'with files');
    try {
      await shop.reaches(20);
      const before = [...shop.acknowledged];
      await mkdir(join(place.dataDir, 'outbox'), { recursive: true });
      await writeFile(join(place.dataDir, 'outbox', 'order-1.eml'), 'To: ania');
      const { folder, missing } = await backUp(shopAt(place), target, now);
      // The shop continued meanwhile and still does.
      const during = shop.acknowledged.length;
      await shop.reaches(during + 5);
      await shop.kill();
      expect(missing).toEqual([]);
      expect(await readdir(target)).toEqual(['shop-20261124T150000Z']);

      await restore(folder, shopAt(other), careful);
      const store = await other.open();
      expect(store.opening).toEqual({ migrated: [], isSeeded: false });
      const tables = await other.openTables();
      const stored = await expectNothingLost(tables, before);
      console.info(`${engine}: ${before.length} before, ${during} after the backup, ${stored} restored`);

      const rows = await tables.selectFrom('line_files').selectAll().where('order_id', 'is not', null).execute();
      expect(rows).toHaveLength(stored);
      for (const { name, digest } of rows) {
        const bytes = await store.files.get(name);
        expect(createHash('sha256').update(bytes!).digest('base64url')).toBe(digest);
      }
      const named = (await tables.selectFrom('line_files').select('name').execute()).map(({ name }) => name);
      const files = await readdir(join(other.dataDir, 'uploads'));
      expect(files.filter((name) => !named.includes(name))).toEqual([]);
      expect(await readFile(join(other.dataDir, 'outbox', 'order-1.eml'), 'utf8')).toBe('To: ania');

      const order = (await store.orders.byNumber(before.at(-1)!))!;
      const app = createApp({
        site,
        store,
        clock: () => other.clock.now,
        log: { info: () => {}, error: (event, error) => expect.fail(`${event}: ${String(error)}`) },
        assets: () => ({ styles: [], fonts: [], scripts: [] }),
        hasPolicy: true,
        root: other.dataDir,
        statics: [],
        isReady: () => true,
      });
      const address = addressOf('order-details', {}, { order_number: order.number, key: order.accessKey });
      const page = await app.request(address);
      expect(page.status).toBe(200);
      const html = await page.text();
      for (const words of [order.number, 'kept.pdf']) expect(html).toContain(words);

      // The restored shop continues where the backup ended: new keys are free.
      await store.close();
      const next = new PlacingShop(other.dataDir, other.databaseUrl);
      try {
        await next.reaches(3);
      } finally {
        await next.kill();
      }
      expect(await expectNothingLost(tables, [...before, ...next.acknowledged])).toBeGreaterThan(stored);
    } finally {
      await shop.kill();
    }
  });

  it('contains all rows unchanged', async () => {
    const { folder } = await backUp(shopAt(place), target, now);
    await restore(folder, shopAt(other), careful);
    const again = await backUp(shopAt(other), target, new Date(now.getTime() + 1000));
    const sums = await Promise.all(
      [folder, again.folder].map(async (one) => {
        if (engine === 'postgres') return readRows(join(one, 'database'));
        return (await stat(join(one, 'database', 'shop.sqlite'))).size;
      }),
    );
    expect(sums[0]).toEqual(sums[1]);
  });

  /** The rows of each table, in the engine's order. */
  async function readRows(folder: string) {
    const entries = (await readdir(folder)).map(
      async (file) => [file, (await readFile(join(folder, file), 'utf8')).split('\n').toSorted()] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  it('is readable by its owner alone, and leaves nothing half done', async () => {
    const { folder } = await backUp(shopAt(place), target, now);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    await expect(backUp(shopAt(place), join(folder, 'manifest.json'), now)).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readdir(target)).toEqual(['shop-20261124T150000Z']);
  });

  it('that is damaged, incomplete or newer is refused, and nothing is touched', async () => {
    const { folder } = await backUp(shopAt(place), target, now);
    const [file] = (await readdir(join(folder, 'database'))).filter((name) => !name.startsWith('kysely'));
    await appendFile(join(folder, 'database', file!), 'x');
    await expect(restore(folder, shopAt(other), replacing)).rejects.toThrow(`plik database/${file} nie zgadza się`);
    await rm(join(folder, 'database', file!));
    await expect(restore(folder, shopAt(other), replacing)).rejects.toThrow(`plik database/${file} nie zgadza się`);
    await expect(restore(target, shopAt(other), replacing)).rejects.toThrow('brakuje pliku manifest.json');

    const newer = (await backUp(shopAt(place), target, new Date(now.getTime() + 1000))).folder;
    const manifest = await readFile(join(newer, 'manifest.json'), 'utf8');
    await writeFile(join(newer, 'manifest.json'), manifest.replace('"0001-first"', '"9999-tomorrow"'));
    await expect(restore(newer, shopAt(other), replacing)).rejects.toThrow('zrobiła nowsza wersja sklepu');
    expect(await readdir(other.dataDir)).toEqual([]);
  });

  it('is not restored over data, unless they are moved aside', async () => {
    const { folder } = await backUp(shopAt(place), target, now);
    await mkdir(join(other.dataDir, 'outbox'));
    await writeFile(join(other.dataDir, 'outbox', 'mine.eml'), 'mine');
    await expect(restore(folder, shopAt(other), careful)).rejects.toThrow('są już dane sklepu');
    const { moved } = await restore(folder, shopAt(other), replacing);
    expect(await readFile(join(moved!, 'outbox', 'mine.eml'), 'utf8')).toBe('mine');
    expect((await (await other.open()).catalogue.list({})).total).toBeGreaterThan(40);
    if (engine === 'postgres')
      await expect(restore(folder, shopAt(other), replacing)).rejects.toThrow('Baza PostgreSQL nie jest pusta');
    else await expect(restore(folder, shopAt(other), replacing)).rejects.toThrow('działa sklep albo import');
  });

  it('of the other engine is refused', async () => {
    const { folder } = await backUp(shopAt(place), target, now);
    const wrong = engine === 'sqlite' ? 'postgres://127.0.0.1:1/none' : undefined;
    await expect(restore(folder, { ...shopAt(other), databaseUrl: wrong }, careful)).rejects.toThrow('To jest kopia');
  });
});
