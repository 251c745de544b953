import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import catalogue from '../../../demo/products.json' with { type: 'json' };
import { friday, openShop, type ShopUnderTest } from '../../../testing/shop-under-test.ts';
import { defaultSettings } from '../../../platform/settings/index.ts';
import { sizeForm } from '../../catalogue/server/wire/size-form.ts';
import { addToBasket, type AddRequest } from './add-to-basket.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** Adds as a new visitor; returns `added` or the reason. */
async function add(request: AddRequest): Promise<string> {
  const { session } = await shop.store.sessions.start();
  const own = () => Promise.resolve(session);
  const nothing = () => Promise.resolve();
  const result = await addToBasket(
    {
      store: shop.store,
      settings: defaultSettings,
      texts: { locale: 'pl' },
      now: friday,
      session: { current: own, ensure: own, renew: nothing, continueWith: nothing, end: nothing },
      notify: nothing,
      client: () => Promise.resolve(null),
      networkAddress: 'unknown',
      cookies: '',
      logFault: (event) => expect.fail(event),
    },
    request,
  );
  return result.kind === 'unavailable' ? result.reason : result.kind;
}

describe('the basket', () => {
  it.each(catalogue.map(({ id, name }) => [id, name] as const))(
    'takes of %d, %s, what the form of its page sells, and says why it does not take the rest',
    async (productId) => {
      const { product, sizes } = (await shop.store.catalogue.productPage(productId))!;
      const [group] = product.details.configurator ?? [];
      for (const size of sizes) {
        const form = sizeForm(product, size);
        const reason = { unavailable: 'soldOut', belowMinimum: 'soldOut' } as Partial<Record<string, string>>;
        const expected = form.buy === 'enabled' ? 'added' : (reason[form.state] ?? form.state);
        const configuration =
          group &&
          Object.fromEntries((product.details.configurator ?? []).map(({ id, options }) => [id, options[0]!.id]));
        const came = await add({ productId, size: size.type, quantity: '5', ...(configuration && { configuration }) });
        expect(came, size.type).toBe(expected);
      }
    },
  );

  it('asks for a size before other checks [V-37 part]', async () => {
    expect(await add({ productId: 1013, size: '', quantity: '1' })).toBe('refused');
  });
});
