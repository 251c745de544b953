import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../../../../testing/shop-under-test.ts';
import { parseHtml } from '../../../../testing/parse-html.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

/** A list's active filters, by the accessible names of their links. */
async function openList(address: string) {
  const { html, status } = await shop.visitor().get(address);
  const page = parseHtml(html);
  const region = page.querySelector('section[aria-label="Wybrane filtry"]');
  const links = [...(region?.querySelectorAll('a') ?? [])];
  return {
    status,
    text: plain(page.querySelector('main')?.textContent),
    count: Number(/(\d+) produkt/.exec(plain(page.querySelector('main')?.textContent))?.[1] ?? 0),
    links: links.map((link) => ({ name: plain(link.textContent), address: link.getAttribute('href')! })),
  };
}

const chosen = {
  'Cena od 50,00 zł do 400,00 zł': { pricelimitmin: '50', pricelimitmax: '400' },
  'Producent: Ceramika Zdun': { filter_producer: '1' },
  'Dostępne teraz': { filter_availability: 'available' },
};

describe('the filters of a list', () => {
  it('are shown as text, each with a link to remove it and one to remove all [S-13 part]', async () => {
    const producers = await shop.store.catalogue.producers();
    const words = Object.keys(chosen).map((text) =>
      text.startsWith('Producent') ? `Producent: ${plain(producers.find(({ id }) => id === 1)!.name)}` : text,
    );
    const all = Object.assign({}, ...Object.values(chosen)) as Record<string, string>;
    const { links, count } = await openList(
      `/search.php?${new URLSearchParams({ text: 'kubek', sort: 'price', order: 'a', ...all })}`,
    );
    expect(links.map(({ name }) => name)).toEqual([...words.map((text) => `Usuń filtr: ${text}`), 'Wyczyść wszystko']);
    for (const [index, own] of Object.values(chosen).entries()) {
      const left = new URL(links[index]!.address, 'http://shop.test').searchParams;
      const expected = Object.keys(all).filter((name) => !(name in own));
      expect([...left.keys()].toSorted()).toEqual([...expected, 'text', 'sort', 'order'].toSorted());
      const wider = await openList(links[index]!.address);
      expect(wider.links).toHaveLength(links.length - 1);
      expect(wider.count).toBeGreaterThanOrEqual(count);
    }
    const none = await openList(links.at(-1)!.address);
    expect(none.links).toEqual([]);
    expect(new URL(links.at(-1)!.address, 'http://shop.test').searchParams.get('text')).toBe('kubek');
  });

  it('are shown on an empty list, with help', async () => {
    const { links, text, status } = await openList('/search.php?text=kubek&pricelimitmin=9000');
    expect(status).toBe(200);
    expect(text).toContain('Nic nie pasuje do wszystkich filtrów naraz.');
    expect(links.map(({ name }) => name)).toEqual(['Usuń filtr: Cena od 9 000,00 zł', 'Wyczyść wszystko']);
  });

  it('are shown and removable when unknown; removing one value keeps the others', async () => {
    const { links } = await openList('/search.php?filter_producer=1,999&filter_777=5');
    expect(links.map(({ name }) => name).slice(1)).toEqual([
      'Usuń filtr: Producent: inne',
      'Usuń filtr: inne: inne',
      'Wyczyść wszystko',
    ]);
    const left = new URL(links[0]!.address, 'http://shop.test').searchParams;
    expect(Object.fromEntries(left)).toEqual({ filter_producer: '999', filter_777: '5' });
  });

  it('are not shown when none is active', async () => {
    expect((await openList('/search.php?text=kubek')).links).toEqual([]);
  });
});
