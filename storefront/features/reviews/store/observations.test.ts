import { beforeEach, expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { testNow } from '../../../store/testing/stores.ts';

const day = 24 * 60 * 60 * 1000;

describeStoreOnBothEngines('wishes to hear when a size is there again', (store, place) => {
  beforeEach(async () => {
    const tables = await place().openTables();
    await tables.deleteFrom('observations').execute();
    place().clock.now = testNow;
  });

  const soldOut = [
    { productId: 1003, size: 'uniw' },
    { productId: 1013, size: 'l' },
    { productId: 1004, size: '24-cm' },
  ] as const;
  const email = 'ania@example.com';

  it('are saved once per address and size [C-22 part]', async () => {
    const wish = { ...soldOut[0], email };
    expect(await store().observations.add(wish)).toEqual({ kind: 'added' });
    expect(await store().observations.add({ ...wish, email: ' Ania@Example.com ' })).toEqual({ kind: 'kept' });
    expect(await store().observations.add({ ...wish, email: 'ola@example.com' })).toEqual({ kind: 'added' });
    expect(await store().observations.add({ ...soldOut[1], email })).toEqual({ kind: 'added' });
  });

  it('are one row even for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 5 }, () => store().observations.add({ ...soldOut[0], email })));
    const tables = await place().openTables();
    expect(await tables.selectFrom('observations').select('id').execute()).toHaveLength(1);
  });

  it.each([
    [{ productId: 1, size: 'uniw' }, 'unknown_product'],
    [{ productId: 1003, size: 'xxl' }, 'unknown_size'],
    [{ productId: 1001, size: 'uniw' }, 'available'],
    // The bench is made to order, the voucher is unlimited: no waiting.
    [{ productId: 1023, size: 'uniw' }, 'available'],
    [{ productId: 1045, size: '100-zl' }, 'available'],
  ])('of %o are refused as %s', async (key, kind) => {
    expect(await store().observations.add({ ...key, email })).toEqual({ kind });
  });

  it('are limited per address and day, and possible the next day [C-22 part]', async () => {
    expect(await store().observations.add({ ...soldOut[0], email }, 2)).toEqual({ kind: 'added' });
    expect(await store().observations.add({ ...soldOut[1], email }, 2)).toEqual({ kind: 'added' });
    expect(await store().observations.add({ ...soldOut[2], email }, 2)).toEqual({ kind: 'limit' });
    expect(await store().observations.add({ ...soldOut[2], email: 'ola@example.com' }, 2)).toEqual({ kind: 'added' });
    place().clock.now += day;
    expect(await store().observations.add({ ...soldOut[2], email }, 2)).toEqual({ kind: 'added' });
  });

  const sizesOf = async (productId: number) => {
    const tables = await place().openTables();
    return (values: { amount?: number; availability?: string }) =>
      tables.updateTable('sizes').set(values).where('product_id', '=', productId).execute();
  };

  it('are fulfilled when the size is available, sent once, and can be repeated', async () => {
    await store().observations.add({ ...soldOut[0], email, phone: '600 100 200' });
    place().clock.now += 1000;
    await store().observations.add({ ...soldOut[0], email: 'ola@example.com' });
    await store().observations.add({ ...soldOut[1], email });
    expect(await store().observations.fulfilled()).toEqual([]);

    const fill = await sizesOf(1003);
    await fill({ amount: 5000, availability: 'disable' });
    expect(await store().observations.fulfilled()).toEqual([]);
    await fill({ availability: 'enable' });
    const [first, second, ...others] = await store().observations.fulfilled();
    expect(first).toMatchObject({ ...soldOut[0], email, phone: '600 100 200', createdAt: testNow });
    expect(second).toMatchObject({ ...soldOut[0], email: 'ola@example.com', phone: '' });
    expect(others).toEqual([]);

    const payload = { productId: 1003 };
    const mail = { kind: 'back', to: first!, payload };
    const notified = await Promise.all([
      store().observations.notify(first!, [mail]),
      store().observations.notify(first!, [mail]),
      store().observations.notify(second!, []),
    ]);
    expect(notified.filter(Boolean)).toHaveLength(2);
    expect(await store().outbox.waiting()).toBe(1);
    expect(await store().outbox.claim(5)).toMatchObject([{ kind: 'back', recipient: email, language: 'pl', payload }]);
    expect(await store().observations.fulfilled()).toEqual([]);

    await fill({ amount: 0 });
    expect(await store().observations.add({ ...soldOut[0], email })).toEqual({ kind: 'added' });
    await fill({ availability: 'disable' });
  });

  it('keep waiting while the stock is below the minimum, or the product is hidden', async () => {
    // Coffee is sold by quarter kilograms.
    const fill = await sizesOf(1032);
    const tables = await place().openTables();
    const show = (isVisible: 0 | 1) =>
      tables.updateTable('products').set({ is_visible: isVisible }).where('id', '=', 1032).execute();
    const { amount, type: size } = await tables
      .selectFrom('sizes')
      .select(['amount', 'type'])
      .where('product_id', '=', 1032)
      .executeTakeFirstOrThrow();
    try {
      await fill({ amount: 100 });
      expect(await store().observations.add({ productId: 1032, size, email })).toEqual({ kind: 'added' });
      expect(await store().observations.fulfilled()).toEqual([]);
      await fill({ amount: 5000 });
      await show(0);
      expect(await store().observations.fulfilled()).toEqual([]);
      await show(1);
      expect(await store().observations.fulfilled()).toMatchObject([{ productId: 1032, email }]);
    } finally {
      await show(1);
      await fill({ amount });
    }
  });
});
