import { expect, it } from 'vitest';
import { describeOnEngines, type RunningShop } from '../../testing/running-shop.ts';

const isKept = ({ lines }: RunningShop): boolean => JSON.parse(lines.at(-1)!).isKept === true;

/** Asks until the page is kept; its compression takes a while. */
async function keep(shop: RunningShop, path: string, headers: Record<string, string> = {}): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const html = await (await fetch(shop.url + path, { headers })).text();
    if (isKept(shop)) return html;
  }
  throw new Error(`${path} was never kept.`);
}

const paths = [
  '/',
  '/product-pol-1001-kubek-poranek-wapno.html',
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
  },
  ['sqlite', 'postgres'],
);
