import { describe, expect, it } from 'vitest';
import type { CardPrice } from '../../../../../patterns/product-card/index.ts';
import type { CardVersion, ProductCard, ProductSize, Reduction } from '../../../../store/index.ts';
import { defaultSettings } from '../../../../platform/settings/index.ts';
import { cardPrice, productCardData, type Wording } from './index.ts';

const wording: Wording = { texts: { locale: 'pl' }, settings: defaultSettings };

const size = (facts: Partial<ProductSize> = {}): ProductSize => ({
  type: 'uniw',
  name: 'uniwersalny',
  price: 69_00,
  reduction: null,
  amount: 5000,
  availability: 'enable',
  isAvailable: true,
  quantity: { amount: 5000, sellBy: 1000, precision: 0 },
  ...facts,
});

const mug = (facts: Partial<ProductCard> = {}): ProductCard => {
  const sizes = facts.sizes ?? [size()];
  const prices = sizes.map(({ price }) => price);
  return {
    id: 1001,
    slug: 'kubek-poranek-wapno',
    name: 'Kubek Poranek',
    versionName: 'wapno',
    subline: 'wapno · 300 ml',
    type: 'product',
    categoryId: 1,
    unit: { name: 'szt.', singular: 'szt.', plural: 'szt.', sellBy: 1000, precision: 0 },
    vatPercent: 23,
    price: sizes[0]?.price ?? 0,
    reduction: sizes[0]?.reduction ?? null,
    hasSeveralPrices: new Set(prices).size > 1,
    lowestSizePrice: Math.min(...prices),
    defaultSize: sizes[0]?.type ?? 'uniw',
    sizes,
    isAvailable: sizes.some(({ isAvailable }) => isAvailable),
    returnsInDays: null,
    hasTiers: false,
    promotionEndsAt: null,
    pointsPrice: null,
    isForPointsOnly: false,
    isPhonePrice: false,
    isFreeToOrder: false,
    isGratis: false,
    isNew: false,
    versionGroup: null,
    versions: [],
    versionCount: 0,
    rating: { mean: null, count: 0 },
    pictures: [],
    ...facts,
  };
};

const version = (id: number, name: string, swatch: CardVersion['swatch']): CardVersion => ({
  id,
  slug: `kubek-${id}`,
  name,
  swatch,
  isAvailable: true,
  picture: null,
});

const reduction: Reduction = { crossedPrice: 189_00, lowestPrice: 169_00, percent: 11, since: 0 };
const soldOut = { isAvailable: false, amount: 0, quantity: { amount: 0, sellBy: 1000, precision: 0 } } as const;
/** Amounts contain only U+00A0; written with plain spaces here for readability. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
const amount = (price: Record<string, string>): CardPrice => ({
  kind: 'amount',
  price: Object.fromEntries(Object.entries(price).map(([name, text]) => [name, unbroken(text)])) as never,
});
const words = (text: string): CardPrice => ({ kind: 'words', text });

describe('the price of a card [H-01 part]', () => {
  it.each<[string, ProductCard, CardPrice]>([
    ['plain', mug(), amount({ current: '69,00 zł' })],
    [
      'reduced, never without the lowest price of 30 days',
      mug({ sizes: [size({ price: 151_00, reduction })] }),
      amount({ current: '151,00 zł', old: '189,00 zł', lowest: '169,00 zł' }),
    ],
    [
      'the cheapest of several sizes',
      mug({ sizes: [size({ type: '2', price: 89_00 }), size({ type: '1', price: 59_00 })] }),
      amount({ current: 'od 59,00 zł' }),
    ],
    [
      'the cheapest size with its own reduction',
      mug({ sizes: [size({ type: '2', price: 189_00 }), size({ type: '1', price: 151_00, reduction })] }),
      amount({ current: 'od 151,00 zł', old: '189,00 zł', lowest: '169,00 zł' }),
    ],
    ['a configuration can cost more', mug({ type: 'product_configurable' }), amount({ current: 'od 69,00 zł' })],
    [
      'per kilogram of what it holds',
      mug({ sizes: [size({ price: 42_00, netContent: { amount: 400_000, unit: 'g' } })] }),
      amount({ current: '42,00 zł', perUnit: '105,00 zł/kg' }),
    ],
    [
      'sold by the metre',
      mug({ unit: { name: 'm', singular: 'm', plural: 'm', sellBy: 100, precision: 1 } }),
      amount({ current: '69,00 zł', unit: '/m' }),
    ],
    [
      'a thousand and more keeps its spaces unbroken',
      mug({ sizes: [size({ price: 123_450 })] }),
      amount({ current: '1 234,50 zł' }),
    ],
    ['points only', mug({ isForPointsOnly: true, pointsPrice: 1200 }), words(unbroken('1 200 pkt'))],
    ['asked by phone', mug({ isPhonePrice: true }), words('Cena przez telefon')],
    ['asked by phone and ordered as free [T-08]', mug({ isPhonePrice: true, isFreeToOrder: true }), words('Gratis')],
    ['given away', mug({ isGratis: true }), words('Gratis')],
  ])('%s', (_name, card, expected) => {
    expect(cardPrice(card, wording)).toEqual(expected);
  });
});

describe('the price of a card in a shop of net prices', () => {
  const net: Wording = { ...wording, settings: { ...defaultSettings, priceType: 'net' } };
  const plain = (card: ProductCard) => JSON.stringify(cardPrice(card, net)).replaceAll('\u00A0', ' ');

  it('is labelled net, also the old, the lowest and the unit price [T-10 part]', () => {
    const netContent = { amount: 400_000, unit: 'g' } as const;
    const price = { current: '122,76 zł netto', unit: '/m', perUnit: '306,91 zł netto/kg' };
    const unit = { name: 'm', singular: 'm', plural: 'm', sellBy: 100, precision: 1 };
    expect(JSON.parse(plain(mug({ unit, sizes: [size({ price: 151_00, reduction, netContent })] })))).toEqual({
      kind: 'amount',
      price: { ...price, old: '153,66 zł netto', lowest: '137,40 zł netto' },
    });
  });

  it('uses the rate of the product, and is equal outside of VAT', () => {
    expect(plain(mug({ vatPercent: 5 }))).toContain('65,71 zł netto');
    expect(plain(mug({ vatPercent: null }))).toContain('69,00 zł netto');
  });
});

describe('the badge of a card, one at most', () => {
  const reduced = size({ price: 151_00, reduction });
  it.each<[string, ProductCard, string | null]>([
    ['nothing special', mug(), null],
    ['new', mug({ isNew: true }), 'Nowość'],
    ['reduced says more than new, percent from the lowest price', mug({ isNew: true, sizes: [reduced] }), '\u221211%'],
    ['sold out says more than reduced', mug({ sizes: [{ ...reduced, ...soldOut }] }), 'Chwilowo brak'],
    [
      'free goods are sold out with their stock',
      mug({ isPhonePrice: true, isFreeToOrder: true, sizes: [size(soldOut)] }),
      'Chwilowo brak',
    ],
    ['a price by phone is no lack', mug({ isPhonePrice: true, sizes: [size({ isAvailable: false })] }), null],
    ['a present that is there is no lack', mug({ isGratis: true, sizes: [size({ isAvailable: false })] }), null],
    ['points cannot buy what is gone', mug({ isForPointsOnly: true, sizes: [size(soldOut)] }), 'Chwilowo brak'],
    [
      'a price above the lowest of 30 days claims no saving',
      mug({ sizes: [size({ reduction: { ...reduction, percent: 0 } })] }),
      null,
    ],
  ])('%s', (_name, card, expected) => {
    expect(productCardData(card, wording).badge?.text ?? null).toBe(expected);
  });
});

describe('the other lines of a card', () => {
  it('strikes sold-out sizes and keeps their words together', () => {
    const card = mug({ sizes: [size({ type: 'a', name: '14 cm' }), size({ type: 'b', name: '24 cm', ...soldOut })] });
    expect(productCardData(card, wording).sizes).toEqual([
      { name: '14\u00A0cm', isSoldOut: false },
      { name: '24\u00A0cm', isSoldOut: true },
    ]);
  });

  it('names no size without a choice', () => {
    expect(productCardData(mug(), wording).sizes).toEqual([]);
  });

  it('shows the colours of its sizes or versions', () => {
    const lime = { name: 'wapno', hex: '#EFEBE2' };
    const cobalt = { name: 'kobalt', hex: '#2547A8' };
    const linen = mug({ sizes: [size({ type: 'a', swatch: lime }), size({ type: 'b', swatch: cobalt })] });
    expect(productCardData(linen, wording)).toMatchObject({ sizes: [], swatches: [lime, cobalt] });
    const versions = [version(1, 'wapno', lime), version(2, 'kobalt', cobalt)];
    expect(productCardData(mug({ versions, versionCount: 2 }), wording)).toMatchObject({
      swatches: [lime, cobalt],
      versions: [],
    });
  });

  it('leads to each version where they share a card', () => {
    const lime = { name: 'wapno', hex: '#EFEBE2' };
    const shared = { ...wording, settings: { ...wording.settings, versionsOnOneCard: true } };
    const versions = [version(mug().id, 'wapno', lime), { ...version(2, 'kobalt', null), isAvailable: false }];
    const card = productCardData(mug({ versions, versionCount: 9 }), shared);
    expect(card).toMatchObject({
      swatches: [],
      versions: [
        { name: 'wapno', hex: '#EFEBE2', isShown: true, isSoldOut: false },
        { name: 'kobalt', hex: null, isShown: false, isSoldOut: true, address: '/product-pol-2-kubek-2.html' },
      ],
      moreVersions: 7,
    });
    // One version is no choice.
    expect(productCardData(mug({ versions: versions.slice(0, 1), versionCount: 1 }), shared).versions).toEqual([]);
  });

  it('writes the mean with one decimal, also a whole one, and nothing without opinions', () => {
    expect(productCardData(mug({ rating: { mean: 5, count: 9 } }), wording).rating).toEqual({ mean: '5,0', count: 9 });
    expect(productCardData(mug(), wording).rating).toBeNull();
  });
});

describe('a sold-out card', () => {
  const now = Date.parse('2026-11-25T23:30:00+01:00');
  const sold = mug({ returnsInDays: 17, sizes: [size({ isAvailable: false })] });

  it('names the day of its return by the days of Warsaw', () => {
    expect(productCardData(sold, { ...wording, now }).returns).toBe('Wróci 12\u00A0grudnia');
  });

  it('names none where it is unknown, and none on a card that can be bought', () => {
    expect(productCardData({ ...sold, returnsInDays: null }, { ...wording, now }).returns).toBeNull();
    expect(productCardData(mug({ returnsInDays: 17 }), { ...wording, now }).returns).toBeNull();
  });
});
