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

    it('is given when nothing is different after a minute, in better quality after some of them', async () => {
      const { url, pass } = shop();
      const ask = async () => {
        const response = await fetch(url + product, { headers: { 'Accept-Encoding': 'br' } });
        await response.arrayBuffer();
        return Number(response.headers.get('content-length'));
      };
      await keep(shop(), product);
      const kept = await ask();
      pass(60_000);
      expect(await ask()).toBe(kept);
      expect(isKept(shop())).toBe(false);
      const inAMinute = () => {
        pass(60_000);
        return ask();
      };
      await expect.poll(inAMinute).toBeLessThan(0.96 * kept);
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

    it('has the basket of each visitor with a session, and is not for forms, headers alone and parts of pages', async () => {
      const { store } = shop();
      await store.catalogue.changePrice({ productId: 1001, size: 'uniw', price: 5900 });
      await keep(shop(), '/');
      const [one, other] = [await shopper(shop()), await shopper(shop())];
      await store.baskets.add(one.session, { productId: 1001, size: 'uniw', quantity: 2000 });
      const links = [];
      for (const { headers } of [one, other]) {
        const html = await keep(shop(), '/', headers);
        const response = await fetch(shop().url, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
        expect(await response.text()).toHaveLength(html.length);
        const link = /<a[^>]*data-basket-link[^]*?<\/a>/.exec(html)![0];
        links.push(
          link
            .replace(/<[^>]*>/g, '|')
            .replaceAll(/\|+/g, '|')
            .replaceAll('\u00a0', ' '),
        );
      }
      expect(links).toEqual(['|1|Koszyk| |1 produkt| · 118,00 zł|', '|1|Koszyk| |pusty|']);
      await store.baskets.add(one.session, { productId: 1001, size: 'uniw', quantity: 1000 });
      expect(await (await fetch(shop().url, { headers: one.headers })).text()).toContain('177,00');
      expect(isKept(shop())).toBe(true);
      // A list is on hearts everywhere, and a notice is shown once.
      await store.lists.add(other.session, [{ productId: 1001, size: 'uniw' }]);
      await store.sessions.keepNotice(one.session, { tone: 'info', title: 'Nowy termin dostawy.' });
      const notice = await (await fetch(shop().url, { headers: one.headers })).text();
      expect(notice).toContain('Nowy termin dostawy.');
      for (const init of [{ headers: other.headers }, { method: 'HEAD' }, { headers: { 'X-Region-Load': '1' } }]) {
        expect(isKept(shop())).toBe(false);
        await (await fetch(shop().url, init)).text();
      }
      expect(isKept(shop())).toBe(false);
    });
  },
  ['sqlite', 'postgres'],
);
