import { describe, expect, it } from 'vitest';
import { comparisonRows, type ComparedProduct } from './comparison-rows.ts';

const product = (facts: {
  price?: string;
  state?: ComparedProduct['state'];
  parameters?: ReadonlyArray<{ name: string; value: string }>;
}): ComparedProduct =>
  ({
    card: {
      price: { kind: 'amount', price: { current: facts.price ?? '69,00 zł' } },
      rating: null,
      keptSizes: [{ type: 'uniw', name: 'uniwersalny' }],
      swatches: [],
    },
    page: { producer: null, product: { details: { parameters: facts.parameters ?? [] } } },
    state: facts.state ?? 'available',
  }) as unknown as ComparedProduct;

const rowsOf = (...products: ReadonlyArray<ComparedProduct>) =>
  Object.fromEntries(comparisonRows(products, { locale: 'pl' }).map(({ name, ...row }) => [name, row]));

describe('the rows of a comparison', () => {
  it('hold the values of all products, and leave out what no product has', () => {
    const glaze = [{ name: 'Szkliwo', value: 'wapno' }];
    expect(rowsOf(product({ parameters: glaze }), product({ price: '79,00 zł', state: 'soldOut' }))).toEqual({
      Cena: { values: ['69,00 zł', '79,00 zł'], isDifferent: true },
      Dostępność: { values: ['Dostępny', 'Chwilowo brak'], isDifferent: true },
      // Unknown is no equal value.
      Szkliwo: { values: ['wapno', null], isDifferent: true },
    });
  });

  it('mark nothing where all are equal, nor with one product', () => {
    const glaze = [{ name: 'Szkliwo', value: 'wapno' }];
    for (const products of [[product({ parameters: glaze })], [product({}), product({})]])
      expect(Object.values(rowsOf(...products)).some(({ isDifferent }) => isDifferent)).toBe(false);
  });

  it('join several values of one parameter', () => {
    const parameters = [
      { name: 'Kolor', value: 'biały' },
      { name: 'Kolor', value: 'czarny' },
    ];
    expect(rowsOf(product({ parameters }))['Kolor']!.values).toEqual(['biały, czarny']);
  });
});
