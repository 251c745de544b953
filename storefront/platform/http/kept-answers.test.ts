import { expect, it } from 'vitest';
import { openTablesAt } from '../../store/testing/stores.ts';
import { describeOnEngines, shopper, type RunningShop } from '../../testing/running-shop.ts';

const isKept = ({ lines }: RunningShop): boolean => JSON.parse(lines.at(-1)!).isKept === true;

/** Asks until the page is kept; its compression takes a while. */
async function keep(shop: RunningShop, path: string, headers: Record<string, string> = {}): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const html = await (await fetch(shop.url + path, { headers })).text();
    if (isKept(shop)) return html;
  }
  throw new Error(`${path} was never kept.`);
}

const product = '/product-pol-1001-kubek-poranek-wapno.html';
const paths = [
  '/',
  product,
  '/pol_m_ceramika-1.html',
  '/pol_m_ceramika-1.html?filter_producer=1',
  '/firm-pol-1-glina-i-zar.html',
  '/zwroty-i-reklamacje-cinfo-pol-4.html',
];

describeOnEngines(
  'a kept page',
  (shop) => {
    it.each(paths)('is answered from memory: %s', async (path) => {
      await keep(shop(), path);
      const statements = await shop().statementsOf(async () => (await fetch(shop().url + path)).text());
      expect(statements.map(({ sql }) => sql)).toEqual([expect.stringContaining('data_changes')]);
    });

    it('has its own nonce and key in each answer, in each encoding', async () => {
      await keep(shop(), product);
      const answers = [];
      for (const encoding of ['br', 'br', 'gzip', 'identity']) {
        const response = await fetch(shop().url + product, { headers: { 'Accept-Encoding': encoding } });
        const html = await response.text();
        expect(isKept(shop())).toBe(true);
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy')!)![1]!;
        const key = /value="([^"]{24})"[^>]* name="express"/.exec(html)![1]!;
        expect(html).toContain(`nonce="${nonce}"`);
        answers.push({ nonce, key, text: html.replaceAll(nonce, '').replaceAll(key, '') });
      }
      expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(answers.length);
      expect(new Set(answers.map(({ key }) => key)).size).toBe(answers.length);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });

    it('stays when one piece of another product is sold, and goes when its own price changes', async () => {
      await keep(shop(), product);
      const { store } = shop();
      const ask = async () => (await fetch(shop().url + product)).text();
      const tables = await openTablesAt(shop().place.dataDir, shop().place.databaseUrl);
      await tables
        .updateTable('sizes')
        .set((eb) => ({ amount: eb('amount', '-', 1) }))
        .where('product_id', '=', 1046)
        .where('amount', '>', 1)
        .execute();
      await tables.destroy();
      await ask();
      expect(isKept(shop())).toBe(true);
      await store.catalogue.changePrice({ productId: 1001, size: 'uniw', price: 12_345 });
      expect(await ask()).toContain('123,45');
      expect(isKept(shop())).toBe(false);
    });

    it('is not for requests with a session, forms, headers alone and parts of pages', async () => {
      await keep(shop(), '/');
      const { headers } = await shopper(shop());
      for (const init of [{ headers }, { method: 'HEAD' }, { headers: { 'X-Region-Load': '1' } }]) {
        await (await fetch(shop().url, init)).text();
        expect(isKept(shop())).toBe(false);
      }
    });
  },
  ['sqlite', 'postgres'],
);
