import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// Later features fill slots in pages of earlier ones.
import '../shop.ts';
import { addresses, addressOf } from '../shared/addresses.ts';
import { errorPage } from '../frame/error-page/index.ts';
import { layout } from '../frame/layout/index.ts';
import { licencesAddress } from '../shared/licences-address.ts';
import type { LoadAnswer } from '../platform/page/answers.ts';
import type { AnyPage, NamedPage } from '../platform/page/page.ts';
import { friday, openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';
import { islandScope, IslandScopeContext } from '../platform/islands/island-scope.ts';
import type { Store } from '../store/index.ts';
import { pictureOf } from '../features/catalogue/server/pictures/index.ts';
import { demoSettings } from '../platform/settings/testing/demo-settings.ts';
import { splitPath } from '../platform/languages/languages.ts';
import category from '../features/catalogue/pages/category/index.ts';
import { isOnPhone } from '../features/catalogue/pages/home/data.ts';
import home from '../features/catalogue/pages/home/index.ts';
import { informationAddress } from '../shared/information-addresses.ts';
import information from '../features/content/pages/information/index.ts';
import producer from '../features/catalogue/pages/producer/index.ts';
import search from '../features/catalogue/pages/search/index.ts';
import { parseHtml } from '../testing/parse-html.ts';

const pages: ReadonlyMap<string, NamedPage> = new Map(
  [home, category, producer, search, information].map((page) => [page.name, page]),
);
const polish = { locale: 'pl' } as const;
const environment = { texts: polish, now: friday, timeZone: 'Europe/Warsaw', priceType: 'gross' } as const;
let shop: ShopUnderTest;
let store: Store;

beforeAll(async () => {
  shop = await openShop();
  ({ store } = shop);
});
afterAll(() => shop.close());

interface Visit {
  status: number;
  address: string | null;
  page: Document;
  html: string;
}

/** Loads and renders the page of an address like the server, in the shop's frame. */
async function visit(path: string): Promise<Visit> {
  const url = new URL(path, 'http://shop.test');
  const found = addresses.find(url.pathname);
  const definition = pages.get(found?.name ?? '')?.page as AnyPage;
  const context = {
    url,
    method: 'GET',
    params: found?.params,
    store,
    settings: demoSettings,
    now: friday,
    texts: polish,
    cookies: '',
    referrer: '',
    networkAddress: 'unknown',
    session: { current: () => Promise.resolve(null) },
    client: () => Promise.resolve(null),
  };
  const answer: LoadAnswer<unknown> = await definition.load(context);
  if (answer.kind === 'redirect') return { status: answer.status, address: answer.address, ...read('') };
  if (answer.kind === 'failure') return { status: answer.status, address: null, ...read('') };
  if (answer.kind !== 'page') throw new Error(`${path} answered ${answer.kind}.`);
  const View = definition.view;
  const Frame = layout.view;
  const html = renderToStaticMarkup(
    <IslandScopeContext value={islandScope(environment, 'test')}>
      <Frame data={await layout.load(context as never)} settings={demoSettings} notices={[]} kind={found?.name ?? null}>
        <View data={answer.data} attempt={null} />
      </Frame>
    </IslandScopeContext>,
  );
  definition.head(answer.data, context);
  return { status: answer.status, address: null, ...read(html) };
}

const read = (html: string) => ({ html, page: parseHtml(html) });
const plain = (words: string): string => words.replaceAll('\u00A0', ' ').trim();
const text = (element: Element | null | undefined) => (element ? plain(element.textContent ?? '') : undefined);
/** Text as a screen reader reads it, without hidden text. */
function spokenText(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden], [aria-hidden="true"]')) hidden.remove();
  return text(copy) ?? '';
}
const texts = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map(text);
const everyPage = [
  '/',
  '/pol_m_ceramika-1.html',
  '/search.php?text=kubek',
  '/search.php?promo=y',
  '/search.php?text=qqqqqq',
  '/search.php?text=a',
  '/search.php?counter=99',
  informationAddress('terms'),
  informationAddress('faq'),
];

describe('every page', () => {
  it.each(everyPage)('%s has one main, one h1, named landmarks and no style attribute', async (path) => {
    const { html, page } = await visit(path);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('main h1')).not.toBeNull();
    expect(html).not.toMatch(/\sstyle=/);
    const names = [...page.querySelectorAll('nav')].map(
      (nav) => nav.getAttribute('aria-label') ?? text(page.getElementById(nav.getAttribute('aria-labelledby') ?? '')),
    );
    expect(names.every(Boolean)).toBe(true);
    expect(page.querySelectorAll('[role="search"] input[aria-label="Szukaj produktów"]')).toHaveLength(1);
    expect(page.querySelector('a[href="#content"]')).not.toBeNull();
  });

  it.each(everyPage)('%s links only to pages that exist', async (path) => {
    const { page } = await visit(path);
    for (const link of page.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      // The build writes the licences.
      if (/^(tel:|mailto:|#)/.test(href) || href === licencesAddress) continue;
      expect(addresses.find(splitPath(new URL(href, 'http://shop.test').pathname).path), href).not.toBeNull();
    }
  });

  it.each(everyPage)('%s never skips a heading level', async (path) => {
    const { page } = await visit(path);
    const levels = [...page.querySelectorAll('main :is(h1,h2,h3,h4)')].map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });
});

describe('the main page [S-01]', () => {
  it("greets, links new products and lists the picture's products with prices", async () => {
    const { page } = await visit('/');
    expect(text(page.querySelector('h1'))).toBe('Rzeczy, do których się wraca.');
    const captions = texts(page, 'section[aria-label="Na zdjęciu"] li');
    expect(captions).toHaveLength(8);
    expect(captions[5]).toBe('Kubek Poranek 69,00 zł');
  });

  it.each([
    [{ x: 36.8, y: 55.5 }, false],
    [{ x: 50.9, y: 64.7 }, true],
    [{ x: 79.7, y: 65.1 }, true],
    [{ x: 90.7, y: 74.3 }, false],
  ])('knows which pins phones show: %j', (place, expected) => {
    expect(isOnPhone(pictureOf('hero-1')!, place)).toBe(expected);
  });

  it('counts the products of each department as the store does', async () => {
    const { page } = await visit('/');
    const shown = texts(page, '[aria-labelledby="departments"] li a');
    const categories = await store.catalogue.categories();
    expect(shown).toHaveLength(categories.length);
    categories.forEach(({ name, productCount }, index) =>
      expect(shown[index]).toContain(plain(`${name}${productCount}`)),
    );
  });

  it('shows the price per metre from each length on [T-17 part]', async () => {
    const { page } = await visit('/');
    expect(texts(page, '[aria-labelledby="feature"] dl > div')).toEqual([
      'od 0,5 m74,00 zł/m',
      'od 5 m69,56 zł/m',
      'od 10 m65,12 zł/m',
    ]);
  });

  it('shows no reduced price without the lowest price of 30 days', async () => {
    const { page } = await visit('/');
    const cards = [...page.querySelectorAll('article')].filter(
      (card) => card.querySelector('s') && /zł/.test(text(card.querySelector('s')) ?? ''),
    );
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(text(card)).toMatch(/Najniższa cena z 30 dni przed obniżką: [\d ]+,\d\d zł/);
  });

  it('shows the mean and number of all opinions', async () => {
    const { page } = await visit('/');
    const { rating } = await store.catalogue.opinions(1);
    expect(text(page.querySelector('[aria-labelledby="opinions"]'))).toContain(
      `${String(rating.mean).replace('.', ',')} na 5 z ${rating.count} opinii`,
    );
  });
});

describe('a department', () => {
  it('shows its description and its product count [S-22]', async () => {
    const { page } = await visit('/pol_m_ceramika-1.html');
    expect(text(page.querySelector('main'))).toContain('Kubki, miski i wazony toczone na kole');
    expect(page.querySelectorAll('article')).toHaveLength(6);
    expect(text(page.querySelector('main'))).toContain('6 produktów');
  });

  it('is marked as the current one in the menu', async () => {
    const { page } = await visit('/pol_m_ceramika-1.html');
    const current = (menu: string) => texts(page, `nav[aria-label="${menu}"] a[aria-current="page"]`);
    expect(current('Działy sklepu')).toEqual(['Ceramika']);
    expect(current('Menu')).toEqual(['Cały dział: Ceramika']);
  });

  it.each([
    ['/pol_m_inaczej-1.html', 301, '/pol_m_ceramika-1.html'],
    ['/pl/menu/ceramika-1', 301, '/pol_m_ceramika-1.html'],
    ['/pol_m_nic-99.html', 404, null],
    ['/firm-pol-99-nikt.html', 404, null],
  ])('%s answers %d', async (path, status, address) => {
    expect(await visit(path)).toMatchObject({ status, address });
  });
});

describe('a list', () => {
  it('sorts by the shown price, ascending and descending [H-07 part]', async () => {
    const prices = async (order: string) => {
      const { page } = await visit(`/search.php?text=kubek&sort=price&order=${order}`);
      // The strips of zones below the list have an order of their own.
      const cards = [...page.querySelectorAll('article')].filter((card) => !card.closest('[aria-roledescription]'));
      return cards.flatMap((card) => {
        const shown = /Cena(?: po obniżce)?: (?:od )?([\d ]+,\d\d)/.exec(text(card) ?? '')?.[1];
        return shown ? [Number(shown.replace(/\s/g, '').replace(',', '.'))] : [];
      });
    };
    const [up, down] = [await prices('a'), await prices('d')];
    expect(up.length).toBeGreaterThan(2);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(down).toEqual(up.toReversed());
  });

  it('has pages as links, 24 products each [S-13 part]', async () => {
    const first = await visit('/search.php');
    const second = await visit('/search.php?counter=1');
    expect(first.page.querySelectorAll('article')).toHaveLength(24);
    const hrefs = [...first.page.querySelectorAll('nav[aria-label="Stronicowanie"] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toContain('/search.php?counter=1');
    const names = (page: Document) => [...page.querySelectorAll('article a')].map((link) => link.getAttribute('href'));
    expect(names(second.page).some((href) => names(first.page).includes(href))).toBe(false);
  });

  it('sorts without a script by a form that keeps the query', async () => {
    const { page } = await visit('/search.php?text=kubek&counter=0');
    const form = page.querySelector<HTMLFormElement>('main form');
    expect(form?.method).toBe('get');
    expect(form?.querySelector('input[name="text"]')?.getAttribute('value')).toBe('kubek');
    expect(form?.querySelector('button[type="submit"]')).not.toBeNull();
    expect(await visit('/search.php?text=kubek&sort=price-d')).toMatchObject({
      status: 303,
      address: '/search.php?text=kubek&sort=price&order=d',
    });
  });

  it('names the word it searched instead of a misspelt one', async () => {
    const { status, page } = await visit('/search.php?text=kubke');
    expect(status).toBe(200);
    expect(text(page.querySelector('main'))).toContain('Nie ma „kubke”. Pokazujemy wyniki dla „kubek”.');
  });

  it.each([
    ['/search.php?text=qqqqqq', '/search.php?text=qqqqqq', 200, 'Nic takiego nie mamy. Spróbuj krócej, np. „kubek”.'],
    ['/search.php?text=a', '/search.php?text=a', 400, 'To za mało. Wpisz co najmniej 2 znaki, np. „kubek”.'],
    [
      'a text of 5000 characters',
      `/search.php?text=${'x'.repeat(5000)}`,
      400,
      'Tego jest za dużo naraz. Wpisz do 100 znaków, zwykle wystarczą dwa słowa.',
    ],
    ['/search.php?counter=abc', '/search.php?counter=abc', 404, 'Tej strony listy nie ma.'],
    ['/search.php?counter=-1', '/search.php?counter=-1', 404, 'Tej strony listy nie ma.'],
    ['/search.php?counter=999', '/search.php?counter=999', 404, 'Tej strony listy nie ma.'],
    ['/pol_m_ceramika-1.html?counter=7', '/pol_m_ceramika-1.html?counter=7', 404, 'Tej strony listy nie ma.'],
    ['/search.php?text=%00%01', '/search.php?text=%00%01', 200, 'Wszystkie produkty'],
    ['/search.php?sort=xyz&order=%22', '/search.php?sort=xyz&order=%22', 200, 'Wszystkie produkty'],
    ['/search.php?promo=y', '/search.php?promo=y', 200, 'Teraz taniej'],
    ['/search.php?newproducts=y', '/search.php?newproducts=y', 200, 'Nowości'],
  ])('%s answers in Polish', async (_name, path, status, words) => {
    const visited = await visit(path);
    expect(visited.status).toBe(status);
    expect(text(visited.page.querySelector('main'))).toContain(words);
  });

  it('remembers successful searches, and suggests them after several visitors', async () => {
    const suggested = async (text: string) => (await store.phrases.suggest(text, 5)).map(({ phrase }) => phrase);
    const searches = [
      'text=obrus',
      'text=obrus&sort=price&order=a',
      'text=obrus&counter=1',
      'text=qqqqqq',
      'text=obrsu',
    ];
    for (let time = 0; time < 3; time += 1) {
      expect(await suggested('obrus')).toEqual([]);
      for (const search of searches) await visit(`/search.php?${search}`);
    }
    expect(await suggested('obrus')).toEqual(['obrus']);
    expect([...(await suggested('qq')), ...(await suggested('obrsu'))]).toEqual([]);
  });

  it('escapes markup in a text', async () => {
    const { page } = await visit('/search.php?text=%3Cimg%20src%3Dx%3E');
    expect(page.querySelector('img[src="x"]')).toBeNull();
    expect(text(page.querySelector('h1'))).toBe('Brak wyników dla „<img src=x>”');
  });
});

describe('a page of information', () => {
  it('has anchors for links of other pages', async () => {
    const { page } = await visit(informationAddress('terms'));
    const heading = page.querySelector('#opinie');
    expect(text(heading)).toContain('Opinie');
    expect(text(heading?.closest('article'))).toContain('Publikujemy opinie dobre i złe');
  });

  it('corrects other words in its address', async () => {
    expect(await visit('/inaczej-cterms-pol-1.html')).toMatchObject({
      status: 301,
      address: informationAddress('terms'),
    });
    expect(await visit('/nic-cinfo-pol-99.html')).toMatchObject({ status: 404 });
  });
});

describe('the frame', () => {
  it('renders without data, when the store is down, and promises nothing of the basket', () => {
    const Frame = layout.view;
    const View = errorPage.view;
    const { page, html } = read(
      renderToStaticMarkup(
        <Frame data={null} settings={demoSettings} notices={[]} kind={null}>
          <View status={503} requestId="r-1" />
        </Frame>,
      ),
    );
    expect(text(page.querySelector('h1'))).toBe('Zaraz wracamy.');
    expect(spokenText(page.querySelector('[data-basket-link]'))).toBe('Koszyk');
    expect(text(page.querySelector('main'))).toContain('r-1');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('shows each waiting notice, its result first', () => {
    const Frame = layout.view;
    const added = { tone: 'success', title: 'Dodano do koszyka.', text: 'Kubek Poranek, 2 sztuki.' } as const;
    const { page } = read(
      renderToStaticMarkup(
        <Frame data={null} settings={demoSettings} notices={[added]} kind="product">
          <h1>x</h1>
        </Frame>,
      ),
    );
    expect(text(page.querySelector('main [role="status"] strong'))).toBe('Dodano do koszyka.');
    expect(text(page.querySelector('main [role="status"]'))).toContain('Kubek Poranek, 2 sztuki.');
  });

  it.each(['order-step-1', 'order-step-2'])('has no links away on %s', (kind) => {
    const Frame = layout.view;
    const { page } = read(
      renderToStaticMarkup(
        <Frame data={null} settings={demoSettings} notices={[]} kind={kind}>
          <h1>x</h1>
        </Frame>,
      ),
    );
    expect(page.querySelector('nav, [role="search"], footer')).toBeNull();
    expect(page.querySelector(`a[href="${addressOf('home')}"]`)).not.toBeNull();
    expect(text(page.querySelector('header'))).toContain('Bezpieczne zamówienie');
  });
});
