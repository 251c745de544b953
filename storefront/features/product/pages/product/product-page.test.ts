import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translator } from '../../../../../components/texts/texts.ts';
import type { AppShop } from '../../../../../patterns/contract/app-shop.ts';
import type { ProductData, WireSizeInShop } from '../../../../../patterns/contract/product-data.ts';
import { productFormTexts } from '../../../../../patterns/rules/product-form.texts.ts';
import { readShippingTimeAnswer } from '../../../../../patterns/rules/shipping-time-answer.ts';
import { shippingPromise } from '../../../../../patterns/rules/shipping-time.ts';
import { promiseText, shippingTimeTexts } from '../../../../../patterns/shipping-time/index.ts';
import catalogue from '../../../../demo/products.json' with { type: 'json' };
import { friday, noSession, openShop, type ShopUnderTest } from '../../../../testing/shop-under-test.ts';
import type { ProductPage } from '../../../../store/index.ts';
import { loadShopAround } from '../../../catalogue/server/wire/load-shop-around.ts';
import { demoSettings } from '../../../../platform/settings/testing/demo-settings.ts';
import { buyFormProps, obstacleOf } from './buy-form-props.ts';
import { productView } from './product-view.ts';
import { parseHtml } from '../../../../testing/parse-html.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').trim();

/** What a product page shows. */
async function openProduct(id: number) {
  const { html } = await shop.visitor().get(`/product-pol-${id}-${slugOf(id)}.html`);
  const page = parseHtml(html);
  const main = page.querySelector('main')!;
  // Cards of other products name their prices too.
  for (const zone of main.querySelectorAll('[id*="_hotspot_zone"]')) zone.remove();
  const buy = [...main.querySelectorAll('button')].find((button) => plain(button.textContent) === 'Do koszyka');
  const reason = buy?.getAttribute('aria-describedby');
  const dispatch = plain(main.querySelector('section[aria-label^="Wysyłka"]')?.textContent);
  return {
    main,
    text: plain(main.textContent),
    buy: buy ? (buy.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'enabled') : 'hidden',
    reason: plain(reason && page.getElementById(reason)?.textContent),
    stepper: main.querySelector<HTMLInputElement>('[role="spinbutton"]'),
    dispatch,
    own: (JSON.parse(page.getElementById('app_shop')!.textContent) as AppShop).txt,
    wire: JSON.parse(page.getElementById('product_data')!.textContent) as ProductData<WireSizeInShop>,
  };
}
const slugOf = (id: number) => catalogue.find((product) => product.id === id)!.slug;

describe('the product page', () => {
  it.each<[state: string, id: number, seen: { buy: string; says: string; dispatch: string | null }]>([
    ['a size in stock is sold', 1001, { buy: 'enabled', says: '69,00 zł', dispatch: 'Wyślemy dziś' }],
    ['to order: the time is promised', 1023, { buy: 'enabled', says: '899,00 zł', dispatch: 'Wysyłka za 56 dni' }],
    [
      'disable: nothing to buy, and no dispatch time [T-06 part]',
      1003,
      { buy: 'disabled', says: 'Tego koloru teraz nie ma. Wybierz inny albo zajrzyj później.', dispatch: null },
    ],
    [
      'to order, with unknown time: the unknown-shipping block [T-07]',
      1021,
      { buy: 'hidden', says: 'Cenę podajemy przez telefon.', dispatch: 'Czas wysyłki ustalimy po zamówieniu' },
    ],
    [
      'phone price: contact the seller [T-08]',
      1021,
      {
        buy: 'hidden',
        says: 'Skontaktuj się ze sprzedawcą.',
        dispatch: 'Czas wysyłki ustalimy po zamówieniu',
      },
    ],
    [
      'for points alone: only in the loyalty programme [T-08]',
      1048,
      { buy: 'hidden', says: 'Tylko za punkty programu lojalnościowego.', dispatch: '' },
    ],
    [
      'phone price with an open basket: free, and bought [T-08]',
      1051,
      { buy: 'enabled', says: 'Gratis', dispatch: 'Wyślemy dziś' },
    ],
    [
      'gratis: no buy section [T-09]',
      1008,
      { buy: 'hidden', says: 'Prezent do zamówienia. Osobno go nie sprzedajemy.', dispatch: null },
    ],
  ])('%s: product %d', async (_state, id, { buy, says, dispatch }) => {
    const seen = await openProduct(id);
    expect(seen.buy).toBe(buy);
    expect(seen.text).toContain(says);
    if (dispatch === null) expect(seen.dispatch).not.toMatch(/Wyślemy|Wysyłka za|Czas wysyłki/);
    else expect(seen.dispatch).toContain(dispatch);
    if (buy === 'disabled') expect(seen.reason).not.toBe('');
  });

  it('disabled: nothing to buy and why, no quantity, no dispatch time, and the back-in-stock form [T-06]', async () => {
    const asksForWord = ({ main }: Awaited<ReturnType<typeof openProduct>>) =>
      main.querySelector('input[name="observe"]');
    const gone = await openProduct(1003);
    expect([gone.buy, gone.reason]).toEqual([
      'disabled',
      'Tego koloru teraz nie ma. Wybierz inny albo zajrzyj później.',
    ]);
    expect(gone.stepper).toBeNull();
    expect(gone.dispatch).not.toMatch(/Wyślemy|Wysyłka za|Czas wysyłki|koszt/);
    expect(asksForWord(gone)).not.toBeNull();

    const sold = await openProduct(1001);
    expect([sold.buy, sold.stepper?.disabled, asksForWord(sold)]).toEqual(['enabled', false, null]);
  });

  it('has no quantity without a sale for money', async () => {
    for (const id of [1021, 1048, 1008]) expect((await openProduct(id)).stepper).toBeNull();
  });

  it('shows number, address and hours for a phone price [T-08]', async () => {
    const { companyPhone, companyEmail, companyHours } = demoSettings;
    const { text, main } = await openProduct(1021);
    for (const fact of [companyPhone, companyEmail, companyHours]) expect(text).toContain(plain(fact));
    expect(main.querySelector(`a[href="tel:${companyPhone.replaceAll(' ', '')}"]`)).not.toBeNull();
  });
});

describe('a form refused without a script', () => {
  /** The first size is sent today, the second is made to order, the third sold out. */
  async function sizesThatDiffer(asked: string) {
    const found = (await shop.store.catalogue.productPage(1004))!;
    const [first] = found.sizes;
    const states = { s: 'enable', m: 'order', l: 'disable' } as const;
    const sizes = Object.entries(states).map(([type, availability], at) => ({
      ...first!,
      type,
      availability,
      isAvailable: availability !== 'disable',
      price: 100_00 * (at + 1),
    }));
    const page: ProductPage = { ...found, sizes, product: { ...found.product, defaultSize: 's' } };
    const context = {
      store: shop.store,
      settings: demoSettings,
      texts: { locale: 'pl' },
      now: friday,
      session: noSession,
    } as const;
    const around = await loadShopAround(context, page);
    return productView(page, around, demoSettings, null, { size: asked });
  }

  it('describes the chosen size, or the first one for an unknown size', async () => {
    const of = async (asked: string) => {
      const { form, dispatch } = await sizesThatDiffer(asked);
      return [form.buy, dispatch.promise !== null, dispatch.worth];
    };
    expect(await of('m')).toEqual(['enabled', true, 200_00]);
    expect(await of('l')).toEqual(['disabled', false, 300_00]);
    for (const asked of ['s', '', 'xxl']) expect(await of(asked)).toEqual(['enabled', true, 100_00]);
  });

  it('returns with the delivery of that size', async () => {
    const path = `/product-pol-1004-${slugOf(1004)}.html`;
    const delivery = ({ html }: { html: string }) =>
      plain(parseHtml(html).querySelector('section[aria-label^="Wysyłka"]')?.textContent?.replaceAll(/\s+/g, ' '));
    const opened = delivery(await shop.visitor().get(path));
    expect(opened).toContain('Wyślemy');
    const refused = await shop.visitor().post(path, { size: '24-cm', number: '1' });
    expect(refused.status).toBe(409);
    expect(delivery(refused)).not.toContain('Wyślemy');
    const again = await shop.visitor().post(path, { size: '14-cm', number: 'abc' });
    expect(again.status).toBe(422);
    expect(delivery(again)).toBe(opened);
  });
});

describe('texts of the states', () => {
  it('are the shop’s own if set, in the form and for scripts', async () => {
    const { settings } = shop.store;
    const words = { 'error.product.unavailableVersion': 'Wypalamy następne.', 'error.product.gratis': 'To prezent.' };
    for (const [key, text] of Object.entries(words)) await settings.setText('pl', key, text);
    const [gone, present] = [await openProduct(1003), await openProduct(1008)];
    for (const key of Object.keys(words)) await settings.resetText('pl', key);
    expect([gone.reason, gone.own]).toEqual(['Wypalamy następne.', words]);
    expect(present.text).toContain('To prezent.');
    expect((await openProduct(1003)).own).toEqual({});
  });

  it('are available in English', () => {
    const t = translator(productFormTexts, { locale: 'en' });
    expect([t('phonePrice'), t('belowMinimum', { minimum: '3 pcs' })]).toEqual([
      'Price by phone. Contact the seller.',
      'The smallest order is 3 pcs, and less than that is left.',
    ]);
  });
});

describe('the form of a size below its minimum', () => {
  const texts = { locale: 'pl' } as const;
  async function formOf(amount: number) {
    const found = (await shop.store.catalogue.productPage(1001))!;
    const [size] = found.sizes;
    const quantity = { ...size!.quantity, amount, minPerOrder: 3000 };
    const page: ProductPage = { ...found, sizes: [{ ...size!, amount, isAvailable: false, quantity }] };
    const context = { store: shop.store, settings: demoSettings, texts, now: friday, session: noSession } as const;
    return productView(page, await loadShopAround(context, page), demoSettings);
  }
  const addresses = { action: '', basketAddress: '', changeAddress: '', expressKey: 'key' };

  it.each<[left: string, amount: number, obstacle: string | null]>([
    ['two of at least three', 2000, 'Najmniejsze zamówienie to 3 szt., a tyle już nie zostało.'],
    ['just three', 3000, null],
    ['an amount without end', -1, null],
    ['none', 0, 'Tego koloru teraz nie ma. Wybierz inny albo zajrzyj później.'],
  ])('with %s left it shows %s [T-35 part]', async (_left, amount, obstacle) => {
    const view = await formOf(amount);
    const [size] = buyFormProps(view, addresses, null, texts).sizes;
    expect(size!.obstacle === null ? null : plain(size!.obstacle)).toBe(obstacle);
    expect(obstacleOf(view.form, view, texts)).toBe(size!.obstacle);
    expect(view.dispatch.promise === null).toBe(obstacle !== null);
    expect(view.wire.sizes['uniw']!.price.basket_enable).toBe(obstacle === null ? 'y' : 'n');
  });
});

describe('a shop that shows net prices', () => {
  it('shows them in the form with a label, and charges as before [T-10 part]', async () => {
    const { settings } = shop.store;
    await settings.set('priceType', 'net');
    const [mug, linen] = [await openProduct(1001), await openProduct(1007)];
    await settings.reset('priceType');
    // 69,00 zł with 23 %.
    const formOf = ({ main }: typeof mug) => plain(main.querySelector('form')?.textContent);
    expect(formOf(mug)).toContain('56,10 zł');
    expect(formOf(mug)).toContain('Cena netto. Do zapłaty doliczymy 23% VAT.');
    expect(formOf(mug)).not.toContain('69,00 zł');
    const { price } = Object.values(linen.wire.sizes)[0]!;
    expect(formOf(linen)).toContain(plain(price.price_net_formatted));
    expect(price.price_formatted).not.toBe(price.price_net_formatted);
    expect(formOf(await openProduct(1001))).toContain('Cena z VAT.');
  });
});

describe('a page and what scripts read from it', () => {
  const t = translator(shippingTimeTexts, { locale: 'pl' });
  const settings = { hoursBeforeOrderBy: 3, longWaitDays: 29 };

  /** A client's text that combines the specification's words with the numbers of `shipping_time`. */
  function promiseTextOf({ shipping_time: wire }: WireSizeInShop): string | null {
    if (!wire) return null;
    const answer = {
      unknownTime: wire.unknown_time === 'true',
      todayShipmentDeadline: wire.today_shipment_deadline || null,
      time: wire.time || null,
      shippingTime: {
        today: wire.today === 'true',
        time: { days: Number(wire.days), hours: Number(wire.hours), minutes: Number(wire.minutes) },
        workingDays: Number(wire.working_days),
        weekDay: Number(wire.week_day),
        weekAmount: Number(wire.week_amount),
      },
    };
    return plain(promiseText(shippingPromise(readShippingTimeAnswer(answer), friday, settings), t));
  }

  it.each(catalogue.map(({ id, name }) => [id, name] as const))(
    'agree on %d, %s: price, lowest price, stock, whether it is bought, when it leaves [E-07 part, E-08 part]',
    async (id) => {
      const { main, text, buy, dispatch, wire } = await openProduct(id);
      const chosen = main.querySelector<HTMLInputElement>(
        'input[name="size"]:checked, input[name="size"][type="hidden"]',
      );
      const size = wire.sizes[chosen?.value ?? Object.keys(wire.sizes)[0]!]!;
      expect(size.price.basket_enable).toBe(buy === 'enabled' ? 'y' : 'n');
      if (size.gratis === 'true') expect(buy).toBe('hidden');
      if (buy === 'enabled') {
        expect(text).toContain(plain(size.price.price_formatted));
        if (size.amount > 0) expect(text).toMatch(new RegExp(`został[aoy]? ${String(size.amount).replace('.', ',')} `));
        const hasParcel = !/Wyślemy e-mailem|To usługa/.test(dispatch);
        if (hasParcel) expect(dispatch).toContain(plain(size.delivery.shipping_formatted));
      }
      const lowest = Number(size.price.omnibus_price);
      expect(text.includes('Najniższa cena z 30 dni przed obniżką')).toBe(lowest > 0);
      if (lowest > 0) expect(text).toContain(`przed obniżką: ${size.price.omnibus_price.replace('.', ',')} zł`);
      const said = size.gratis === 'true' ? null : promiseTextOf(size);
      if (said === null) expect(dispatch).not.toMatch(/Wyślemy (?!e-mailem)|Wysyłka za|Czas wysyłki/);
      else expect(dispatch).toContain(said);
    },
  );
});
