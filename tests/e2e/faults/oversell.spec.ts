import { countOf, runSql } from '../support/database.ts';
import { HttpShopper } from '../support/http-shopper.ts';
import { isFullRun } from '../../full-run.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const candle = '/product-pol-1029-swieca-zywica-i-dym.html';
const pieces = 50;
const buyers = 200;
const atOnce = 10;

async function prepare({ url }: Shop) {
  const shopper = new HttpShopper(url);
  await shopper.add(candle, { size: 'uniw', number: '1' });
  return { shopper, summary: await shopper.prepare({ shipping: '1-1', payform_id: 'transfer' }) };
}

// features/checkout/store/orders.test.ts tests two hundred concurrent customers in the store, on both engines.
for (const engine of isFullRun ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)) {
  test(`${buyers} buyers for ${pieces} pieces: sells ${pieces} on ${engine}`, async () => {
    test.setTimeout(180_000);
    const shop = await startShop({ engine });
    try {
      await shop.kill();
      await runSql(shop, `update sizes set amount = ${pieces * 1000} where product_id = 1029`);
      await shop.restart();

      // Baskets fill a few at a time; what counts is that all order at once.
      const ready: Array<{ shopper: HttpShopper; summary: Readonly<Record<string, string>> }> = [];
      while (ready.length < buyers)
        ready.push(...(await Promise.all(Array.from({ length: atOnce }, () => prepare(shop)))));
      const answers = await Promise.all(ready.map(({ shopper, summary }) => shopper.post('/order2.php', summary)));

      const ordered = answers.filter(({ status }) => status === 303);
      expect(ordered).toHaveLength(pieces);
      // The others get a Polish message, and no one sees a server error.
      const refused = answers.filter(({ status }) => status !== 303);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
      for (const { html } of refused) expect(html).toMatch(/Świeca Żywica i\sdym/);

      await shop.kill();
      expect(await countOf(shop, 'select amount as n from sizes where product_id = 1029')).toBe(0);
      expect(await countOf(shop, 'select count(*) as n from orders')).toBe(pieces);
    } finally {
      await shop.stop();
    }
  });
}
