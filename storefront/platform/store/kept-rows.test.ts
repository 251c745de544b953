import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines } from '../../store/testing/stores.ts';
import { openShopBeforeAll } from '../../store/testing/describe-store.ts';
import { unrecorded } from '../reads/recording.ts';

describe.each(engines)('rows kept for requests on %s', (engine) => {
  const shop = openShopBeforeAll(engine);
  const settings = () => shop.store.settings.overrides();
  const priceOf = async (id: number) => (await shop.store.catalogue.cards([id]))[0]!.sizes[0]!.price;
  /** What another process writes. */
  const setElsewhere = AsyncLocalStorage.bind((days: number) =>
    sql`update settings set value = ${String(days)} where key = 'returnDays'`.execute(shop.tables),
  );
  const product = 1029;
  const raise = () => sql`update sizes set price = price + 100 where product_id = ${product}`.execute(shop.tables);

  it('are as new as the request', async () => {
    const { answering } = shop.store.kept;
    await shop.store.settings.set('returnDays', 30);
    for (const days of [31, 32]) {
      await answering(settings);
      await setElsewhere(days);
      expect(await answering(settings)).toMatchObject({ returnDays: days });
    }
    const before = await answering(() => priceOf(product));
    // The same statement with another value.
    await answering(() => priceOf(product + 1));
    await raise();
    expect(await answering(() => priceOf(product))).toBe(before + 100);
  });

  it('stay the same within a request, until it changes something itself', async () => {
    await shop.store.kept.answering(async () => {
      await settings();
      await setElsewhere(40);
      expect(await settings()).toMatchObject({ returnDays: 32 });
      await shop.store.settings.set('returnDays', 41);
      expect(await settings()).toMatchObject({ returnDays: 41 });
    });
  });

  it('are not given to what a process keeps, and not outside of requests', async () => {
    await shop.store.kept.answering(async () => {
      await settings();
      await setElsewhere(42);
      expect(await unrecorded(settings)).toMatchObject({ returnDays: 42 });
    });
    await setElsewhere(43);
    expect(await settings()).toMatchObject({ returnDays: 43 });
  });

  it('are copies: a request may change what it got', async () => {
    const { answering } = shop.store.kept;
    const read = () => shop.store.menu.tree();
    await answering(read);
    const first = await answering(read);
    Object.assign(first[0]!, { name: 'changed' });
    expect((await answering(read))[0]!.name).not.toBe('changed');
  });

  it('have a new publication when its time has come', async () => {
    const publish = (at: number) =>
      sql`update content_entries set published_at = ${at} where kind = 'page' and slug = 'terms'`.execute(shop.tables);
    const titles = () => shop.store.kept.answering(() => shop.store.content.list('page'));
    const all = (await titles()).length;
    await publish(shop.place.clock.now + 60_000);
    expect((await titles()).length).toBe(all - 1);
    shop.place.clock.now += 60_001;
    expect((await titles()).length).toBe(all);
  });
});
