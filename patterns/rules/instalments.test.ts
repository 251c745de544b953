import { describe, expect, it } from 'vitest';
import { translator } from '../../components/texts/texts.ts';
import {
  instalmentAmount,
  instalmentOffer,
  type InstalmentData,
  type InstalmentParameters,
  type InstalmentSubject,
} from './instalments.ts';
import { instalmentErrorTexts } from './instalments.texts.ts';
import { formatMoney } from './money.ts';

const data: InstalmentData = {
  price: 45_000,
  priceNet: 36_585,
  currency: 'PLN',
  basketCount: 3,
  basketCost: 120_000,
  basketCostNet: 97_561,
};
const parameters: InstalmentParameters = {
  minPrice: 30_000,
  maxPrice: 1_000_000,
  totalPrice: null,
  link: 'https://raty.example/symulator',
  instalmentName: 'Raty',
  priceType: 'gross',
};
const worth = (price: number) => ({ ...data, price, basketCost: price });

describe('instalments', () => {
  it.each<[string, number, string]>([
    ['a grosz below the minimum', 29_999, 'belowMinimum'],
    ['the minimum itself', 30_000, 'offered'],
    ['between the two', 450_000, 'offered'],
    ['the maximum itself', 1_000_000, 'offered'],
    ['a grosz above the maximum', 1_000_001, 'aboveMaximum'],
    ['nothing at all', 0, 'belowMinimum'],
  ])('%s, for product and basket alike [V-45 part]', (_, price, kind) => {
    expect(instalmentOffer(worth(price), parameters, 'product', true).kind).toBe(kind);
    expect(instalmentOffer(worth(price), parameters, 'basket', true).kind).toBe(kind);
  });

  it.each<[string, InstalmentSubject, Partial<InstalmentParameters>, number]>([
    ['the product, gross', 'product', {}, 45_000],
    ['the product, net', 'product', { priceType: 'net' }, 36_585],
    ['the basket, gross', 'basket', {}, 120_000],
    ['the basket, net', 'basket', { priceType: 'net' }, 97_561],
    ['the total with delivery, once known', 'basket', { totalPrice: 121_690 }, 121_690],
    ['even where it is nothing', 'product', { totalPrice: 0 }, 0],
  ])('judges %s [E-15 part]', (_, subject, change, amount) => {
    expect(instalmentAmount(data, { ...parameters, ...change }, subject)).toBe(amount);
  });

  it.each<[string, Partial<InstalmentData>, Partial<InstalmentParameters>, string]>([
    [
      'net below, gross above the minimum',
      { basketCost: 36_899, basketCostNet: 29_999 },
      { priceType: 'net' },
      'belowMinimum',
    ],
    ['net at the minimum', { basketCost: 36_900, basketCostNet: 30_000 }, { priceType: 'net' }, 'offered'],
    ['net at the maximum', { basketCost: 1_230_000, basketCostNet: 1_000_000 }, { priceType: 'net' }, 'offered'],
    ['delivery lifts it to the minimum', { basketCost: 28_310 }, { totalPrice: 30_000 }, 'offered'],
    ['a discount takes it below', { basketCost: 30_000 }, { totalPrice: 28_690 }, 'belowMinimum'],
    ['delivery lifts it above the maximum', { basketCost: 1_000_000 }, { totalPrice: 1_001_690 }, 'aboveMaximum'],
    ['minimum and maximum are one amount', { basketCost: 30_000 }, { maxPrice: 30_000 }, 'offered'],
    ['there is nothing in the basket', { basketCount: 0, basketCost: 0, basketCostNet: 0 }, {}, 'belowMinimum'],
  ])('%s [V-45 part]', (_, basket, terms, kind) => {
    expect(instalmentOffer({ ...data, ...basket }, { ...parameters, ...terms }, 'basket', true).kind).toBe(kind);
  });

  it('returns the missing amount, or the limit exceeded [V-45 part]', () => {
    expect(instalmentOffer(worth(27_650), parameters, 'product', true)).toEqual({
      kind: 'belowMinimum',
      amount: 27_650,
      limit: 30_000,
      lacking: 2350,
    });
    expect(instalmentOffer(worth(1_200_000), parameters, 'product', true)).toEqual({
      kind: 'aboveMaximum',
      amount: 1_200_000,
      limit: 1_000_000,
    });
  });

  it.each<[string, InstalmentSubject, boolean, number | undefined, number, string]>([
    ['one that may not, whatever the amount', 'basket', false, undefined, 10, 'notAllEligible'],
    ['a product that may not', 'product', false, undefined, 45_000, 'notAllEligible'],
    ['as many as the provider takes', 'basket', true, 3, 45_000, 'offered'],
    ['one more', 'basket', true, 2, 45_000, 'tooManyProducts'],
    ['too many, and too little worth: the number counts', 'basket', true, 2, 10, 'tooManyProducts'],
    ['a product alone, whatever lies in the basket', 'product', true, 2, 45_000, 'offered'],
  ])('%s [X-14 part]', (_, subject, areAllEligible, maxCount, price, kind) => {
    const terms = { ...parameters, ...(maxCount !== undefined && { maxCount }) };
    expect(instalmentOffer(worth(price), terms, subject, areAllEligible).kind).toBe(kind);
  });

  it('says in Polish why there are none [V-45 part, X-14 part]', () => {
    const t = translator(instalmentErrorTexts, { locale: 'pl' });
    const below = instalmentOffer(worth(27_650), parameters, 'product', true);
    const lacking = below.kind === 'belowMinimum' ? formatMoney(below.lacking) : '';
    expect(t('belowMinimum', { limit: formatMoney(30_000), lacking })).toBe(
      'Raty są od 300,00\u00a0zł. Brakuje 23,50\u00a0zł.',
    );
    expect(t('aboveMaximum', { limit: formatMoney(1_000_000) })).toBe(
      'Raty są do 10\u00a0000,00\u00a0zł. Ta kwota jest wyższa.',
    );
    expect([1, 3, 5].map((count) => t('tooManyProducts', { count }))).toEqual([
      'Na raty można kupić najwyżej 1 produkt naraz.',
      'Na raty można kupić najwyżej 3 produkty naraz.',
      'Na raty można kupić najwyżej 5 produktów naraz.',
    ]);
    expect(t('notAllEligible')).toBe('Nie wszystkie produkty można kupić na raty.');
  });
});
