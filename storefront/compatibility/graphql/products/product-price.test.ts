import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../platform/settings/index.ts';
import type { PageSize, ProductPage } from '../../../store/index.ts';
import type { Goods } from './goods.ts';
import { productPrice } from './product-price.ts';

const wording = { texts: { locale: 'pl' }, settings: defaultSettings } as const;

const sizeOf = (more: Partial<PageSize> = {}): PageSize => ({
  type: 'uniw',
  name: 'uniwersalny',
  code: 'K-1',
  weight: 100,
  price: 123_00,
  reduction: null,
  amount: 10_000,
  availability: 'enable',
  isAvailable: true,
  quantity: { amount: 10_000, sellBy: 1000, precision: 0 },
  priceHistory: [],
  stocks: [],
  ...more,
});

function priceOf(size: PageSize, product: object = {}, tiers: ProductPage['tiers'] = []) {
  const facts = { vatPercent: 23, promotionEndsAt: null, pointsPrice: null, details: {}, ...product };
  const kinds = { isForPointsOnly: false, isPhonePrice: false, isGratis: false };
  const goods = {
    page: { product: facts, sizes: [size], tiers } as unknown as ProductPage,
    card: {
      ...kinds,
      ...facts,
      sizes: [size],
      unit: { name: 'szt.' },
      defaultSize: 'uniw',
    } as unknown as Goods['card'],
  } satisfies Goods;
  return productPrice(goods, size, wording);
}

const zloty = (value: number, text: string) => ({ value, currency: 'PLN', formatted: `${text} zł` });

describe('the price of a size', () => {
  it('is gross and net, as a number and formatted as on pages', () => {
    expect(priceOf(sizeOf()).price).toEqual({ gross: zloty(123, '123,00'), net: zloty(100, '100,00') });
  });

  it('has equal net and gross outside VAT', () => {
    expect(priceOf(sizeOf(), { vatPercent: null }).price.net).toEqual(zloty(123, '123,00'));
  });

  it('has no other price without a reduction', () => {
    const { price, unit, rebateNumber, youSavePercent, rebateCodeActive, ...rest } = priceOf(sizeOf());
    expect({ youSavePercent, rebateCodeActive, rebateNumber }).toEqual({
      youSavePercent: 0,
      rebateCodeActive: false,
      rebateNumber: null,
    });
    expect(unit).toEqual(price);
    expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
  });

  it('has the previous price, the lowest of 30 days and the savings when reduced', () => {
    const reduction = { crossedPrice: 160_00, lowestPrice: 150_00, percent: 18, since: 0 };
    const promotionEndsAt = Date.parse('2026-12-06T23:59:59+01:00');
    const price = priceOf(sizeOf({ reduction }), { promotionEndsAt });
    expect(price.crossedPrice?.gross).toEqual(zloty(160, '160,00'));
    expect(price.max).toEqual(price.crossedPrice);
    expect(price.omnibusPrice?.gross).toEqual(zloty(150, '150,00'));
    expect(price.youSavePercent).toBe(18);
    expect(price.omnibusPriceDetails).toEqual({
      unit: price.omnibusPrice,
      youSavePercent: 18,
      omnibusPriceIsHigherThanSellingPrice: true,
      newPriceEffectiveUntil: { formatted: '6 grudnia 2026' },
    });
  });

  it('has the price of a kilogram, and the suggested retail price', () => {
    const size = sizeOf({ netContent: { amount: 250_000, unit: 'g' } });
    const price = priceOf(size, { details: { suggestedPriceGross: 130_00 } });
    expect(price.unitConvertedPrice?.gross).toEqual(zloty(492, '492,00'));
    expect(price.suggested?.gross).toEqual(zloty(130, '130,00'));
  });

  it.each([
    ['by phone', { isPhonePrice: true }, 'Cena przez telefon'],
    ['given away', { isGratis: true }, 'Gratis'],
    ['for points', { isForPointsOnly: true, pointsPrice: 1200 }, '1200 pkt'],
  ])('is 0 with the text of the card without an amount: %s', (_, kind, words) => {
    const { price } = priceOf(sizeOf({ price: 0, netContent: { amount: 250_000, unit: 'g' } }), kind);
    expect(price.gross.value).toBe(0);
    expect(price.gross.formatted.replaceAll(/(?<=\d)\s(?=\d)/g, '')).toBe(words);
    expect(price.net).toEqual(price.gross);
  });
});

describe('quantity discounts', () => {
  const tiers = [
    { threshold: 5000, thresholdEnd: 9000, percent: 10 },
    { threshold: 10_000, thresholdEnd: null, percent: 20 },
  ];

  it('contain the next step and every step', () => {
    expect(priceOf(sizeOf({ price: 100_00 }), {}, tiers).rebateNumber).toEqual({
      number: 5,
      gross: zloty(90, '90,00'),
      net: zloty(73.17, '73,17'),
      allThresholds: [
        {
          percent: 10,
          firstThresholdValue: 5,
          endThresholdValue: 9,
          thresholdDiff: 4,
          minQuantity: 5,
          priceAfterRebate: { gross: zloty(90, '90,00'), net: zloty(73.17, '73,17') },
        },
        {
          percent: 20,
          firstThresholdValue: 10,
          endThresholdValue: null,
          thresholdDiff: 9,
          minQuantity: 10,
          priceAfterRebate: { gross: zloty(80, '80,00'), net: zloty(65.04, '65,04') },
        },
      ],
    });
  });

  it('have no next step above the minimum quantity', () => {
    const size = sizeOf({ quantity: { amount: 50_000, sellBy: 10_000, precision: 0 } });
    const { rebateNumber } = priceOf(size, {}, tiers);
    expect(rebateNumber?.number).toBeNull();
    expect(rebateNumber?.allThresholds.map(({ thresholdDiff }) => thresholdDiff)).toEqual([0, 0]);
  });
});
