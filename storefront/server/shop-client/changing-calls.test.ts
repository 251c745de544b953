import { expect, it } from 'vitest';
import { createShopClient } from '../../../patterns/contract/client/index.ts';
import { describeOnBothEngines, shopper, type RunningShop } from '../testing/running-shop.ts';

async function visit(running: RunningShop) {
  const { headers, session } = await shopper(running);
  const fetch: typeof globalThis.fetch = (address, init) =>
    globalThis.fetch(address, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...headers, origin: running.url },
    });
  return { shop: createShopClient({ baseUrl: running.url, fetch }), session };
}

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describeOnBothEngines('the client changes the basket of our own shop', (running) => {
  it('puts a product in, and is told how it went; sets and removes lines [C-16] [C-26 part]', async () => {
    const { shop, session } = await visit(running());
    const added = await shop.changeBasket(
      '/basketchange.php',
      form({ product: '1007', size: 'naturalny', number: '1.5' }),
    );
    expect(added).toEqual({
      basket: { products: [{ id: '1007', size: 'naturalny', count: '1.5', md5_additional: '' }], user: {} },
      result: { status: 'success', message: 'Dodano do koszyka. Len Miedza na metry, 1,5\u00a0m.', field: null },
      summary: { count: 1, countText: '1 produkt', worth: '111,00\u00a0zł' },
    });
    const refused = await shop.changeBasket(
      '/basketchange.php',
      form({ product: '1007', size: 'naturalny', number: 'abc' }),
    );
    expect(refused.result).toMatchObject({ status: 'error', field: 'number' });

    const line = { productId: 1007, size: 'naturalny', additional: '' };
    const changed = await shop.changeBasketLines([{ ...line, quantity: '2' }]);
    expect(changed.basket?.products.map(({ count }) => count)).toEqual(['2']);
    await shop.changeBasketLines([{ ...line, quantity: '0' }]);
    expect((await running().store.baskets.ofSession(session)).lines).toEqual([]);
  });
});
