import { expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import { testNow } from '../../../store/testing/stores.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

const candle = { productId: 1029, size: 'uniw', additional: '' };
const mug = { productId: 1002, size: 'uniw', additional: '' };
const paper = { productId: 1049, size: 'uniw' };
const hour = 60 * 60 * 1000;

const artwork = (text: string, fileName = 'projekt.pdf') => ({
  fileName,
  type: 'application/pdf',
  bytes: new TextEncoder().encode(text),
});

describeStoreOnBothEngines('what belongs to a line of the basket', (store, place) => {
  const start = async () => (await store().sessions.start()).session.hash;
  const linesOf = async (session: SessionHash) => (await store().baskets.ofSession(session)).lines;
  const put = (session: SessionHash, key: typeof candle, quantity = 1000) =>
    store().baskets.add(session, { ...key, quantity });
  const filesIn = async (session: SessionHash) =>
    (await linesOf(session)).flatMap(({ files }) => files.map(({ fileName }) => fileName));
  const kept = async () => {
    const tables = await place().openTables();
    return tables.selectFrom('line_files').selectAll().execute();
  };
  const order = async (session: SessionHash) => {
    const { number } = await placeOrderOf(store(), session);
    return (await store().orders.byNumber(number))!;
  };

  it('is its wrapping: a line behind it, priced and counted as every line, once per repeated request', async () => {
    const session = await start();
    await put(session, candle, 2000);
    await put(session, mug);
    expect(await store().wrappings.offered()).toEqual([paper]);
    const both = [store().wrappings.wrap(session, candle, paper), store().wrappings.wrap(session, candle, paper)];
    expect(await Promise.all(both)).toEqual(['wrapped', 'wrapped']);
    const lines = await linesOf(session);
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1029, 2000],
      [1049, 1000],
      [1002, 1000],
    ]);
    expect(lines[1]).toMatchObject({ wraps: { name: lines[0]!.name }, options: { wraps: candle }, totalGross: 15_00 });
    const { productsTotal } = await store().baskets.ofSession(session);
    expect(productsTotal).toBe(lines[0]!.totalGross + 15_00 + lines[2]!.totalGross);
  });

  it('is removed with the line, by any means, and can be removed alone', async () => {
    const session = await start();
    for (const remove of [
      () => store().baskets.remove(session, [candle]),
      () => store().baskets.setQuantities(session, [{ ...candle, quantity: 0 }]),
    ]) {
      await put(session, candle);
      await store().wrappings.wrap(session, candle, paper);
      await remove();
      expect(await linesOf(session)).toEqual([]);
    }
    await put(session, candle);
    await store().wrappings.wrap(session, candle, paper);
    expect(await store().wrappings.wrap(session, candle, null)).toBe('unwrapped');
    expect((await linesOf(session)).map(({ productId }) => productId)).toEqual([1029]);
  });

  it.each([
    ['a line that is not there', mug, paper, 'gone'],
    ['what is no wrapping', candle, { productId: 1002, size: 'uniw' }, 'not_offered'],
    ['what does not exist', candle, { productId: 7, size: 'uniw' }, 'not_offered'],
    ['a size that it does not have', candle, { productId: 1049, size: 'xxl' }, 'not_offered'],
  ] as const)('refuses %s', async (_what, key, wrapping, outcome) => {
    const session = await start();
    await put(session, candle);
    expect(await store().wrappings.wrap(session, key, wrapping)).toBe(outcome);
    expect(await linesOf(session)).toHaveLength(1);
  });

  it('refuses to wrap unsuitable products, and more lines than a basket holds', async () => {
    const session = await start();
    await put(session, mug);
    await put(session, candle);
    expect(await store().wrappings.wrap(session, mug, paper)).toBe('not_offered');
    expect(await store().wrappings.wrap(session, candle, paper, 2)).toBe('basket_full');
  });

  it('is taken from stock with the order, which fails once it has run out', async () => {
    const tables = await place().openTables();
    const stock = (amount: number) =>
      tables.updateTable('sizes').set({ amount }).where('product_id', '=', 1049).execute();
    const session = await start();
    await put(session, candle);
    await store().wrappings.wrap(session, candle, paper);
    try {
      await stock(0);
      await expect(order(session)).rejects.toThrow('not_enough');
      const late = await start();
      await put(late, candle);
      expect(await store().wrappings.wrap(late, candle, paper)).toBe('unavailable');
      await stock(1000);
      const { lines, productsTotal } = await order(session);
      expect(lines.map(({ productId, options }) => [productId, options.wraps?.productId])).toEqual([
        [1029, undefined],
        [1049, 1029],
      ]);
      expect(productsTotal).toBe(lines[0]!.totalGross + 15_00);
      expect(await linesOf(session)).toEqual([]);
    } finally {
      await stock(-1);
    }
  });

  it('is its files: each kept once, up to the line’s limit', async () => {
    const session = await start();
    await put(session, mug);
    const attach = (text: string) => store().lineFiles.attach(session, mug, artwork(text, `${text}.pdf`), 2);
    expect(await attach('a')).toBe('attached');
    expect(await attach('a')).toBe('present');
    expect(await attach('b')).toBe('attached');
    expect(await attach('c')).toBe('full');
    expect(await store().lineFiles.attach(session, candle, artwork('d'), 2)).toBe('gone');
    expect((await filesIn(session)).toSorted()).toEqual(['a.pdf', 'b.pdf']);
    expect((await kept()).filter(({ basket_line_id }) => basket_line_id === null)).toEqual([]);
  });

  it('opens for its owner alone, in the basket and in the order', async () => {
    const [session, stranger] = [await start(), await start()];
    await put(session, mug);
    await put(stranger, mug);
    await store().lineFiles.attach(session, mug, artwork('tajne'), 5);
    const { name } = (await linesOf(session))[0]!.files[0]!;
    const open = async (reader: { session: SessionHash | null; clientId?: number; accessKey?: string }) => {
      const found = await store().lineFiles.open(name, { clientId: null, ...reader });
      return found && [found.fileName, new TextDecoder().decode(found.bytes)];
    };
    const whole = ['projekt.pdf', 'tajne'];
    expect([await open({ session }), await open({ session: stranger }), await open({ session: null })]).toEqual([
      whole,
      null,
      null,
    ]);
    expect(await store().lineFiles.detach(stranger, mug, name)).toBeNull();

    const made = await order(session);
    expect(made.lines[0]!.files).toEqual([{ name, fileName: 'projekt.pdf', size: 5 }]);
    expect([
      await open({ session }),
      await open({ session: null, accessKey: made.accessKey }),
      await open({ session: stranger, clientId: 987, accessKey: `${made.accessKey}x` }),
    ]).toEqual([whole, whole, null]);
  });

  it('moves with a guest who signs in', async () => {
    const client = await start();
    const guest = await start();
    await put(client, mug);
    await put(guest, mug);
    await put(guest, candle);
    await store().wrappings.wrap(guest, candle, paper);
    await store().lineFiles.attach(guest, mug, artwork('logo'), 5);
    const { mergeBaskets } = await import('./merge-baskets.ts');
    const tables = await place().openTables();
    await tables.transaction().execute((tx) => mergeBaskets(tx, guest, client, testNow));
    const lines = await linesOf(client);
    expect(lines.map(({ productId, wraps }) => [productId, wraps !== null])).toEqual([
      [1002, false],
      [1029, false],
      [1049, true],
    ]);
    expect(await filesIn(client)).toEqual(['projekt.pdf']);
    await store().baskets.remove(client, [candle]);
    expect((await linesOf(client)).map(({ productId }) => productId)).toEqual([1002]);
    // Where the client wrapped it, too, one wrapping stays.
    await tables.transaction().execute((tx) => mergeBaskets(tx, guest, client, testNow));
    await tables.transaction().execute((tx) => mergeBaskets(tx, guest, client, testNow));
    expect((await linesOf(client)).filter(({ wraps }) => wraps)).toHaveLength(1);
  });

  it('is deleted from the storage once it has no owner, not before', async () => {
    const before = place().clock.now;
    const attached = async (text: string) => {
      const session = await start();
      await put(session, mug);
      await store().lineFiles.attach(session, mug, artwork(text), 5);
      return { session, name: (await linesOf(session))[0]!.files[0]!.name };
    };
    const [detached, removed, dead, stays, ordered] = [
      await attached('1'),
      await attached('2'),
      await attached('3'),
      await attached('4'),
      await attached('5'),
    ];
    await order(ordered.session);
    expect(await store().lineFiles.detach(detached.session, mug, detached.name)).toBe('projekt.pdf');
    expect(await store().lineFiles.detach(detached.session, mug, detached.name)).toBeNull();
    await store().baskets.remove(removed.session, [mug]);
    const tables = await place().openTables();
    await tables.deleteFrom('sessions').where('id_hash', '=', dead.session).execute();

    const there = async () => {
      const files = [detached, removed, dead, stays, ordered].map(({ name }) => store().files.get(name));
      return (await Promise.all(files)).map((file) => file !== null);
    };
    await store().lineFiles.sweep();
    expect(await there()).toEqual([true, true, true, true, true]);
    place().clock.now = before + hour + 1;
    await store().lineFiles.sweep();
    expect(await there()).toEqual([false, false, false, true, true]);
    expect((await kept()).map(({ name }) => name)).not.toContain(dead.name);
    expect(await filesIn(stays.session)).toEqual(['projekt.pdf']);
    place().clock.now = before;
  });
});
