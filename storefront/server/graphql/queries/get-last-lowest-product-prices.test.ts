import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../settings/index.ts';
import type { PageSize, ProductPage } from '../../store/index.ts';
import { lowestPrices } from './get-last-lowest-product-prices.ts';

const at = (text: string) => Date.parse(`${text}+01:00`);
const now = at('2026-11-21T10:00:00');

/** 100 zł, 80 zł for a week in October, 100 zł again, and 90 zł from the 15th of November, noon. */
const priceHistory = [
  { from: at('2026-06-01T00:00:00'), to: at('2026-10-20T00:00:00'), price: 100_00 },
  { from: at('2026-10-20T00:00:00'), to: at('2026-10-27T00:00:00'), price: 80_00 },
  { from: at('2026-10-27T00:00:00'), to: at('2026-11-15T12:00:00'), price: 100_00 },
  { from: at('2026-11-15T12:00:00'), to: null, price: 90_00 },
];
const size = (type: string, more: Partial<PageSize> = {}) =>
  ({ type, priceHistory, reduction: null, ...more }) as PageSize;
const pageOf = (...sizes: PageSize[]) => ({ product: { vatPercent: 23 }, sizes }) as unknown as ProductPage;
const reduction = { crossedPrice: 100_00, lowestPrice: 80_00, percent: 0, since: at('2026-11-15T12:00:00') };

const gross = (page: ProductPage, question: { sizeId?: string; date?: string }) =>
  lowestPrices(page, { productId: 1, ...question }, defaultSettings.currency, now).map(({ id, price }) => [
    id,
    price && price.gross.value,
  ]);

describe('the lowest price of the 30 days before a date [C-02 part]', () => {
  it.each([
    ['of the days before the reduction', '2026-11-15', 80],
    ['after the cheap week has left the 30 days', '2026-11-27', 90],
    ['before the cheap week', '2026-10-20', 100],
    ['with a time of the day', '2026-11-15 12:00:00', 80],
    ['with a time of the day as ISO writes it', '2026-11-15T11:59', 80],
    ['before there was a price', '2026-06-01', null],
  ])('%s', (_, date, expected) => {
    expect(gross(pageOf(size('m')), { date })).toEqual([['m', expected]]);
  });

  it('without a date is that of the reduction, as the page says it', () => {
    expect(gross(pageOf(size('m', { reduction })), {})).toEqual([['m', 80]]);
  });

  it('without a date and a reduction is that of the last 30 days', () => {
    expect(gross(pageOf(size('m')), {})).toEqual([['m', 80]]);
  });

  it('is told of one size, of all of them, and of none that does not exist', () => {
    const page = pageOf(size('m'), size('l'));
    const ids = (sizeId?: string) => gross(page, { date: '2026-11-15', ...(sizeId && { sizeId }) }).map(([id]) => id);
    expect(ids('l')).toEqual(['l']);
    expect(ids()).toEqual(['m', 'l']);
    expect(ids('xxl')).toEqual([]);
  });

  it('knows the only size by both of its names', () => {
    expect(gross(pageOf(size('uniw')), { sizeId: 'onesize', date: '2026-11-15' })).toEqual([['uniw', 80]]);
  });

  it.each(['2026-02-30', 'yesterday', '21.11.2026', '2026-11-21 25:00'])('refuses %s', (date) => {
    expect(() => gross(pageOf(size('m')), { date })).toThrow('A date is YYYY-MM-DD');
  });
});
