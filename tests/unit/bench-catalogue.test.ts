import { describe, expect, it } from 'vitest';
import { firstId, generateCatalogue } from '../benchmarks/server/generate-catalogue.ts';

describe('the large shop of the benchmark', () => {
  const { products, categories, producers, pictures } = generateCatalogue(300);
  const made = products.filter(({ id }) => id >= firstId);

  it('is the same every time', () => {
    expect(generateCatalogue(300).products).toEqual(products);
  });

  it('has the requested number of products, of existing departments and producers', () => {
    expect(made).toHaveLength(300);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    const [categoryIds, producerIds] = [categories, producers].map((all) => new Set(all.map(({ id }) => id)));
    expect(
      made.every(({ categoryId, producerId }) => categoryIds!.has(categoryId) && producerIds!.has(producerId)),
    ).toBe(true);
    const pictureIds = new Set(pictures.map(({ id }) => id));
    expect(made.flatMap((product) => product.pictureIds).every((id) => pictureIds.has(id))).toBe(true);
  });

  it('varies in the filter values', () => {
    const kinds = (some: ReadonlyArray<unknown>) => new Set(some).size;
    expect(kinds(made.map(({ name }) => name))).toBeGreaterThan(290);
    expect(kinds(made.map(({ producerId }) => producerId))).toBeGreaterThan(20);
    expect(kinds(made.map(({ sizes }) => sizes.length))).toBeGreaterThan(2);
    expect(kinds(made.flatMap(({ parameters }) => parameters.map(({ name }) => name)))).toBe(5);
    const reduced = made.filter(({ sizes }) =>
      sizes.some(({ crossedPriceGross = 0, priceGross }) => crossedPriceGross > priceGross),
    );
    expect(reduced.length).toBeGreaterThan(10);
    expect(made.some(({ sizes }) => sizes.some(({ amount }) => amount === 0))).toBe(true);
  });
});
