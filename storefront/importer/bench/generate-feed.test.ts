import { describe, expect, it } from 'vitest';
import { isSkipped, mapProduct } from '../mapping/map-product.ts';
import { chunksOf, productsOf } from '../testing/sources.ts';
import { generateFeed } from './generate-feed.ts';

describe('the benchmark feed', () => {
  it('has the requested number of valid products', async () => {
    const products = (await productsOf(chunksOf(...generateFeed(250)))).map(mapProduct);
    expect(products).toHaveLength(250);
    expect(products.filter(isSkipped)).toEqual([]);
  });
});
