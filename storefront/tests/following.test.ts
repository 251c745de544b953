// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../../components/announcer/index.ts';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';
import { hydrateIsland } from '../platform/browser/hydrate-island.tsx';
import type { IslandDefinition } from '../platform/islands/define-island.ts';
import buyForm from '../features/product/browser/product/islands/buy-form.tsx';
import { eventually } from '../testing/eventually.ts';

/* The real page in a document, hydrated, with calls answered by the shop itself. */

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
  await shop.store.settings.set('instalmentMonths', [3, 10]);
}, 60_000);
afterAll(() => shop.close());

/** The page's calls, reduced for tests. */
let asked: string[] = [];
/** Answers a call: the shop itself by default. */
let answerOf: (call: string, ask: () => Promise<Response>) => Promise<Response>;
beforeEach(() => {
  asked = [];
  answerOf = (_call, ask) => ask();
  clearAnnouncements();
  const visitor = shop.visitor();
  vi.stubGlobal('fetch', (address: string, { method, body, headers }: RequestInit = {}) => {
    const call = typeof body === 'string' ? (JSON.parse(body) as { query: string }).query : address;
    asked.push(call);
    return answerOf(call, async () => {
      const sent = headers as Record<string, string>;
      const seen = await (method === 'POST' ? visitor.post(address, body!, sent) : visitor.get(address, sent));
      return new Response(seen.html, { status: seen.status });
    });
  });
});
let leave = () => {};
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isTime = (call: string) => call.includes('{shippingTime{shippingTime');
const isSize = (call: string) => call.startsWith('/ajax/projector.php');
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').trim();

/** React renders each part of the page in its own task: waits turns of the event loop, not a time. */
async function drawn() {
  await new Promise((soon) => setTimeout(soon, 20));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
}

async function open(path: string) {
  const { html } = await shop.visitor().get(path);
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.innerHTML = page.body.innerHTML;
  document.body.dataset['environment'] = page.body.dataset['environment'];
  const island = document.querySelector<HTMLElement>('[data-island="product/buy-form"]')!;
  leave = await hydrateIsland(island, buyForm as IslandDefinition, () => Promise.resolve());
  const place = document.querySelector<HTMLElement>('[data-follows="dispatch"]')!;
  const settled = () => eventually(() => expect(place.getAttribute('aria-busy')).toBe('false'));
  const press = async (element: HTMLElement) => {
    place.setAttribute('aria-busy', 'true');
    element.click();
    await settled();
    await drawn();
  };
  return {
    press,
    settled,
    choose: (size: string) => press(document.querySelector<HTMLElement>(`input[name="size"][value="${size}"]`)!),
    step: (name: 'Zwiększ' | 'Zmniejsz') =>
      press(document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)!),
    delivery: () => plain(document.querySelector('section[aria-label^="Wysyłka"]')?.textContent),
    promise: () => plain(place.querySelector('p')?.textContent),
    form: () => plain(document.querySelector('form[data-subscription]')?.textContent),
    instalments: () => document.querySelector<HTMLElement>('[data-instalments]')!,
    said: () => announcements.map(({ text }) => plain(text)),
  };
}
const linenBedding = '/product-pol-1011-posciel-sen.html';

describe('the page around the form', () => {
  it.each([
    ['sent today', '/product-pol-1001-kubek-poranek-wapno.html'],
    ['sold by the metre', '/product-pol-1007-len-miedza-na-metry.html'],
    ['paid in instalments', linenBedding],
    ['sent on a day of the week', '/product-pol-1012-narzuta-ugor.html'],
    ['brought with the furniture', '/product-pol-1019-stolek-prog.html'],
    ['made to order', '/product-pol-1023-lawa-przyzba.html'],
    ['made of others', '/product-pol-1050-zestaw-parapetowka.html'],
  ])('shows %s by calls word for word like the server [E-07 part]', async (_name, path) => {
    const page = await open(path);
    const before = page.delivery();
    const heading = page.promise();
    await page.step('Zwiększ');
    await page.step('Zmniejsz');
    expect(asked.filter(isTime)).toHaveLength(2);
    expect(page.delivery()).toBe(before);
    expect(page.said().join()).not.toContain(heading);
  });

  it('follows another size with price, lowest price and instalments, and announces changes once [H-12]', async () => {
    const page = await open(linenBedding);
    const { sizes, product } = (await shop.store.catalogue.productPage(1011))!;
    const other = sizes.find(({ type }) => type !== product.defaultSize && type === '220-200')!;
    const money = (grosze: number) => `${(grosze / 100).toFixed(2).replace('.', ',')} zł`;
    await page.choose(other.type);
    expect(asked.some((call) => call.includes('getLastLowestProductPrices') && call.includes('"220-200"'))).toBe(true);
    expect(page.form()).toContain(`Cena po obniżce: ${money(other.price)}`);
    const lowest = `Najniższa cena z 30 dni przed obniżką: ${money(other.reduction!.lowestPrice)}`;
    expect(page.form()).toContain(lowest);
    expect(page.said()).toEqual([`Cena po obniżce: ${money(other.price)}. ${lowest}.`]);
    const { price, priceNet } = page.instalments().dataset;
    expect([price, priceNet]).toEqual(['799.00', '649.59']);
    expect(plain(page.instalments().textContent)).toContain('Raty od 83');
    expect(page.instalments().querySelector('a')!.getAttribute('href')).toBe(
      '/instalments.php?amount=799.00&months=10',
    );
  });

  it('shows the current lowest price of call 2, with the percent from it [H-12]', async () => {
    answerOf = async (call, ask) =>
      call.includes('getLastLowestProductPrices')
        ? Response.json(JSON.parse((await (await ask()).text()).replaceAll('829', '819')))
        : ask();
    const page = await open(linenBedding);
    await page.choose('220-200');
    expect(page.form()).toContain('Najniższa cena z 30 dni przed obniżką: 819,00 zł');
    expect(page.form()).toContain('−2%');
  });

  it('shows no dispatch for a sold-out size, sends no call, and shows it again for the next one [T-06 part]', async () => {
    const page = await open('/product-pol-1004-miska-zboze.html');
    const before = page.delivery();
    await page.choose('24-cm');
    expect(page.delivery()).toMatch(
      /^30 dni na zwrotOdstąpisz od umowy bez podawania przyczyny\.2 lata gwarancji prawnej[^W]*$/,
    );
    expect(asked).toEqual([]);
    await page.choose('18-cm');
    expect(page.delivery()).toBe(before);
  });

  it('reports a size sold meanwhile', async () => {
    answerOf = async (call, ask) =>
      isSize(call)
        ? new Response((await (await ask()).text()).replace('"basket_enable":"y"', '"basket_enable":"n"'))
        : ask();
    const page = await open('/product-pol-1004-miska-zboze.html');
    await page.choose('14-cm');
    const buy = document.querySelector('form[data-subscription] button[type="submit"]')!;
    expect(buy.getAttribute('aria-disabled')).toBe('true');
    expect(plain(document.getElementById(buy.getAttribute('aria-describedby')!)?.textContent)).toContain(
      'Teraz tego nie ma.',
    );
    expect(page.promise()).toBe('');
  });
});

describe('a call', () => {
  it('is sent 50 ms after the last change, and once for each size and quantity [L-02 part] [T-16]', async () => {
    const page = await open('/product-pol-1004-miska-zboze.html');
    await page.choose('14-cm');
    expect(asked.filter(isTime)).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    try {
      document.querySelector<HTMLElement>('input[value="18-cm"]')!.click();
      await vi.advanceTimersByTimeAsync(30);
      document.querySelector<HTMLElement>('button[aria-label^="Zwiększ"]')!.click();
      await vi.advanceTimersByTimeAsync(49);
      expect(asked.filter(isTime)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
    } finally {
      vi.useRealTimers();
    }
    await eventually(() => expect(asked.filter(isTime)).toHaveLength(2));
    await page.settled();
    expect(asked.filter(isTime).at(-1)).toContain('size:"18-cm",quantity:2');
    await page.step('Zmniejsz');
    await page.choose('14-cm');
    await page.choose('18-cm');
    // 14 cm and one of 18 cm are known now.
    expect(asked.filter(isTime)).toHaveLength(3);
  });

  it('has the mode of the form: a subscription requests its price and shows it [T-11]', async () => {
    const path = '/product-pol-1032-kawa-poranna.html';
    const page = await open(path);
    const form = document.querySelector<HTMLElement>('form[data-subscription]')!;
    expect(form.dataset['subscription']).toBe('false');
    const { product, sizes } = (await shop.store.catalogue.productPage(1032))!;
    const money = (grosze: number) => `Cena: ${(grosze / 100).toFixed(2).replace('.', ',')} zł`;
    const [normal, standing] = [sizes[0]!.price, product.details.subscription!.priceGross].map(money);
    await page.step('Zwiększ');
    expect(asked.filter(isSize).map((call) => call.includes('subscription'))).toEqual([false]);
    expect(page.form()).toContain(normal);

    form.dataset['subscription'] = 'true';
    await page.step('Zwiększ');
    expect(asked.filter(isSize).at(-1)).toContain('subscription=1');
    expect(page.form()).toContain(standing);
    expect(page.said().filter((text) => text.startsWith('Cena'))).toEqual([`${standing}/kg.`]);

    form.dataset['subscription'] = 'false';
    await page.step('Zwiększ');
    expect(page.form()).toContain(normal);
  });

  it('is shown net where the shop shows net prices [T-10 part]', async () => {
    await shop.store.settings.set('priceType', 'net');
    const page = await open(linenBedding);
    await shop.store.settings.reset('priceType');
    await page.choose('220-200');
    // 799,00 and 829,00 zł with 23 %.
    expect(page.form()).toContain('Cena po obniżce: 649,59 zł netto');
    expect(page.form()).toContain('Najniższa cena z 30 dni przed obniżką: 673,98 zł netto');
    expect(page.said()).toEqual([
      'Cena po obniżce: 649,59 zł netto. Najniższa cena z 30 dni przed obniżką: 673,98 zł netto.',
    ]);
    // Parts rendered by answers name the price type, too.
    for (const part of [page.form(), page.delivery()]) expect(part).not.toMatch(/\d zł(?! netto| brutto)/);
    expect(page.delivery()).toContain('zł brutto');
  });
});

describe('a shop that does not answer', () => {
  it('keeps what is still true, and shows another size’s dispatch as unknown', async () => {
    answerOf = (call, ask) => (isTime(call) ? Promise.reject(new TypeError('network')) : ask());
    const page = await open('/product-pol-1004-miska-zboze.html');
    const [before, promise] = [page.delivery(), page.promise()];
    expect(promise).not.toBe('');
    await page.step('Zwiększ');
    expect([page.delivery(), page.said()]).toEqual([before, ['2 sztuki']]);
    await page.choose('14-cm');
    expect(page.promise()).toBe('Nie wiemy teraz, kiedy wyślemy');
    expect(page.said().slice(1)).toEqual(['Cena: 59,00 zł. Nie wiemy teraz, kiedy wyślemy.']);
    answerOf = (_call, ask) => ask();
    await page.choose('18-cm');
    expect(page.promise()).toBe(promise);
  });

  it('drops a stale response after the next choice', async () => {
    const held: Array<() => void> = [];
    answerOf = async (call, ask) => {
      if (isTime(call) && call.includes('"14-cm"')) await new Promise<void>((go) => held.push(go));
      return ask();
    };
    const page = await open('/product-pol-1004-miska-zboze.html');
    document.querySelector<HTMLElement>('input[value="14-cm"]')!.click();
    await eventually(() => expect(held).toHaveLength(1));
    await page.choose('18-cm');
    const [delivery, said] = [page.delivery(), page.said().length];
    for (const go of held) go();
    await new Promise((soon) => setTimeout(soon, 50));
    expect([page.delivery(), page.said().length]).toEqual([delivery, said]);
    expect(page.form()).toContain('89,00 zł');
  });
});
