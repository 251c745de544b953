import type { ShopConnection } from '../connection.ts';
import {
  productSizes,
  sizeOfProduct,
  type ProjectorSizeInShop,
  type ProjectorSizes,
  type SizeQuestion,
} from './product.ts';

/** The record of an unknown product or size. */
export const noData = 'no data';

export interface ProductRecords {
  /** The sizes of a product, requested once. Failures are retried. */
  product(product: number | string): Promise<ProjectorSizes | typeof noData>;
  /** One size, requested once. */
  size(question: SizeQuestion): Promise<ProjectorSizeInShop | typeof noData>;
}

/** Caches the answers of calls 6 and 7 while a page is open, also the empty ones. */
export function productRecords(shop: ShopConnection): ProductRecords {
  const products = new Map<string, Promise<ProjectorSizes | typeof noData>>();
  const sizes = new Map<string, Promise<ProjectorSizeInShop | typeof noData>>();
  return {
    product: (product) => once(products, String(product), () => productSizes(shop, product)),
    size: (question) =>
      once(sizes, JSON.stringify([String(question.product), question.size, question.isSubscription === true]), () =>
        sizeOfProduct(shop, question),
      ),
  };
}

function once<Value>(
  known: Map<string, Promise<Value | typeof noData>>,
  key: string,
  ask: () => Promise<Value | null>,
): Promise<Value | typeof noData> {
  const found = known.get(key);
  if (found) return found;
  const asked = ask().then((value) => value ?? noData);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}
