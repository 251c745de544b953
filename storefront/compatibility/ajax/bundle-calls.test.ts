import { expect, it } from 'vitest';
import { wireMoney } from '../../../patterns/rules/money.ts';
import { net } from '../graphql/testing/expected.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { call, form, type Answered } from './testing/call.ts';
import { pageOf } from './testing/page-of.ts';
import { dataOnPage, projector } from './testing/projector.ts';

const text = (grosze: number) => (grosze / 100).toFixed(2);

describeOnEngines('calls about a bundle', (shop) => {
  it('returns a bundle by POST, with its chosen parts', async () => {
    const bundle = await pageOf(shop(), 1050);
    const priceIn = async (id: number, type: string) =>
      (await pageOf(shop(), id)).sizes.find((size) => size.type === type)!.price;
    const ask = (fields: Record<string, string>): Promise<Answered> =>
      call(
        shop(),
        '/ajax/projector.php',
        form({ action: 'get', product: '1050', get: 'bundle,bundleprice', ...fields }),
      );
    const own = await ask({});
    expect(own.bundle).toEqual([
      { product: '1020', size: '30-19-cm', quantity: '1' },
      { product: '1029', size: 'uniw', quantity: '1' },
      { product: '1035', size: '400-g', quantity: '1' },
      { product: '1001', size: 'uniw', quantity: '1' },
      { product: '1002', size: 'uniw', quantity: '1' },
    ]);
    const parts = await Promise.all(
      bundle.product.details.bundle!.map(async ({ productId, size }) => priceIn(productId, size)),
    );
    const saved = parts.reduce((sum, price) => sum + price, 0) - bundle.product.price;
    expect(saved).toBeGreaterThan(0);
    expect(own.bundleprice).toMatchObject({
      price_gross: text(bundle.product.price),
      price_gross_formatted: wireMoney(bundle.product.price),
      price_net: text(net(bundle.product.price, 23)),
      price_net_formatted: wireMoney(net(bundle.product.price, 23)),
      amount_diff_gross: text(saved),
    });
    const data = await dataOnPage(shop(), bundle);
    expect(own.bundleprice).toMatchObject(data.sizes.uniw.bundle_price as object);

    const fields = {
      'bundled_product[3]': '1035',
      'bundled_size[3]': '900-g',
      'bundled_quantity[4]': '2',
      'bundled_size[1]': 'no',
    };
    const chosen = await ask(fields);
    expect(chosen.bundle.map(({ size, quantity }: Answered) => [size, quantity])).toEqual([
      ['30-19-cm', '1'],
      ['uniw', '1'],
      ['900-g', '1'],
      ['uniw', '2'],
      ['uniw', '1'],
    ]);
    const ownWorth = parts.reduce((sum, price) => sum + price, 0);
    const worth =
      ownWorth + (await priceIn(1035, '900-g')) - (await priceIn(1035, '400-g')) + (await priceIn(1001, 'uniw'));
    const price = Math.round((worth * bundle.product.price) / ownWorth);
    expect(chosen.bundleprice).toMatchObject({
      price_gross: text(price),
      price_net: text(net(price, 23)),
      amount_diff_gross: text(worth - price),
      percent_diff: own.bundleprice.percent_diff,
    });
    expect(await projector(shop(), 'product=1001&get=bundle,bundleprice')).toEqual({ bundle: [], bundleprice: null });
  });

  it('prices n bundles as n times its price, and treats 0 as none', async () => {
    const { price, details } = (await pageOf(shop(), 1037)).product;
    const times = async (factor: number): Promise<Answered> => {
      const quantities = details.bundle!.map(
        ({ quantity }, index) => `bundled_quantity[${index + 1}]=${(quantity * factor) / 1000}`,
      );
      const query = ['product=1037&get=bundleprice', ...quantities].join('&');
      return (await projector(shop(), query)).bundleprice;
    };
    for (const factor of [1, 2, 3, 10_000])
      expect((await times(factor)).price_gross, `${factor} times`).toBe(text(price * factor));
    expect(await times(0)).toMatchObject({ price_gross: '0.00', amount_diff_gross: '0.00', percent_diff: '0' });
  });

  it('returns a bundle with another version of a part, and unchanged for an unrelated product', async () => {
    const ask = (product: string) =>
      projector(shop(), `product=1050&get=bundle,bundleprice&bundled_product[4]=${product}`);
    const own = await ask('1001');
    const { versions } = await pageOf(shop(), 1001);
    const other = versions.find(({ id }) => id !== 1001)!;
    expect((await ask(String(other.id))).bundle[3]).toEqual({ product: String(other.id), size: 'uniw', quantity: '1' });
    for (const wrong of ['1017', '404', 'x', '']) expect(await ask(wrong), wrong).toEqual(own);
  });
});
