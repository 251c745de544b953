// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../../../../components/announcer/index.ts';
import { mount, type } from '../../../../components/field/testing.tsx';
import { ShopEnvironmentProvider } from '../../../../patterns/shop-environment/index.ts';
import { LiveSearch } from './live-search.tsx';

const money = (formatted: string) => ({ value: 1, currency: 'PLN', formatted });
const found = {
  products: [
    {
      name: 'Kubek Poranek',
      link: '/kubek',
      iconSmall: '/kubek.jpg',
      price: { price: { gross: money('69,00 zł'), net: money('56,10 zł') } },
    },
  ],
  series: [{ name: 'Poranek', link: '/poranek' }],
  producers: [{ name: 'Glina', link: '/glina' }],
  menuNodes: [{ name: 'Kubki', link: '/kubki', breadcrumb: [{ title: 'Ceramika' }, { title: 'Do picia' }] }],
  cms: [{ name: 'Jak myć', link: '/jak-myc' }],
  searchQueries: [{ name: 'kubek do herbaty', link: '/search.php?text=kubek' }],
};

const environment = { now: 0, timeZone: 'Europe/Warsaw' };

beforeEach(() => {
  vi.useFakeTimers();
  clearAnnouncements();
  sessionStorage.clear();
  // jsdom has neither; the window is wide.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function search(answer: () => Promise<Response>, query: string, priceType: 'gross' | 'net' = 'gross') {
  const documents: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    documents.push((JSON.parse(body) as { query: string }).query);
    return answer();
  });
  const { container } = mount(
    <ShopEnvironmentProvider value={{ ...environment, priceType }}>
      <LiveSearch
        action="/search.php"
        text=""
        placeholder="Czego szukasz?"
        minimumLength={2}
        limit={6}
        words={{ soldOut: 'Chwilowo brak', price: priceType === 'net' ? 'netto' : undefined }}
      />
    </ShopEnvironmentProvider>,
  );
  type(container.querySelector('input')!, query);
  await act(() => vi.advanceTimersByTimeAsync(500));
  const optionTexts = [...container.querySelectorAll('[role="option"]')].map((option) =>
    (option.textContent ?? '').replaceAll('\u00a0', ' '),
  );
  const isOpen = container.querySelector('[role="combobox"]')!.getAttribute('aria-expanded') === 'true';
  return { container, documents, optionTexts, isOpen };
}
const finds = (answer: object) => () => Promise.resolve(Response.json({ data: { productsTextSearch: answer } }));

describe('the header search', () => {
  it('shows call 12 in its six groups [C-12]', async () => {
    const { container, documents, optionTexts, isOpen } = await search(finds(found), 'kubek');
    expect([isOpen, documents.length]).toEqual([true, 1]);
    expect(documents[0]).toContain('searchInput:{text:"kubek",limit:6}');
    expect(optionTexts).toHaveLength(6);
    for (const words of ['kubek do herbaty', 'Ceramika / Do picia', 'Poranek', 'Glina', 'Jak myć', '69,00 zł'])
      expect(optionTexts.join(' | ')).toContain(words);
    expect(
      container.querySelector<HTMLAnchorElement>('[role="option"] a, a[role="option"]')?.getAttribute('href'),
    ).toBe('/kubki');
  });

  it('distinguishes products of one name by version', async () => {
    const [mug] = found.products;
    const versions = ['wapno', 'grafit', null].map((versionName) => ({ ...mug, versionName }));
    const { optionTexts } = await search(finds({ ...found, products: versions }), 'kubek p');
    expect(optionTexts.slice(-3)).toEqual([
      'Kubek Poranek, wapno, 69,00 zł',
      'Kubek Poranek, grafit, 69,00 zł',
      'Kubek Poranek, 69,00 zł',
    ]);
  });

  it('marks products without a size in stock', async () => {
    const [mug] = found.products;
    const withSizes = (...statuses: ReadonlyArray<string>) => statuses.map((status) => ({ availability: { status } }));
    const products = [
      { ...mug, versionName: 'wapno', sizes: withSizes('disable', 'disable') },
      { ...mug, sizes: withSizes('disable') },
      { ...mug, sizes: withSizes('disable', 'order') },
      { ...mug, sizes: withSizes('enable') },
    ];
    const { optionTexts, documents } = await search(finds({ ...found, products }), 'kubek por');
    expect(documents[0]).toContain('sizes{availability{status}}');
    expect(optionTexts.slice(-4)).toEqual([
      'Kubek Poranek, wapno · Chwilowo brak, 69,00 zł',
      'Kubek Poranek, Chwilowo brak, 69,00 zł',
      'Kubek Poranek, 69,00 zł',
      'Kubek Poranek, 69,00 zł',
    ]);
  });

  it('shows net prices by setting, marked as such [T-10 part]', async () => {
    const { optionTexts } = await search(finds(found), 'kubki', 'net');
    expect(optionTexts.at(-1)).toBe('Kubek Poranek, 56,10 zł netto');
  });

  it('stays closed without results [X-04 part]', async () => {
    const nothing = Object.fromEntries(Object.keys(found).map((group) => [group, []]));
    const { isOpen } = await search(finds(nothing), 'zzz');
    expect([isOpen, announcements.at(-1)?.text]).toEqual([false, 'Brak wyników.']);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
    ['answers with a page', () => Promise.resolve(new Response('<html></html>'))],
    ['refuses', () => Promise.resolve(Response.json({ data: null, errors: [{ message: 'No.', code: 'X' }] }))],
  ])('closes and logs if the shop %s [X-04]', async (name, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { isOpen, optionTexts } = await search(answer, `kubek ${name.length}`);
    expect([isOpen, optionTexts, log.mock.calls.length]).toEqual([false, [], 1]);
  });
});
