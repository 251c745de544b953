import type { ShopConnection } from '../connection.ts';
import {
  productSizes,
  sizeOfProduct,
  type ProjectorSizeInShop,
  type ProjectorSizes,
  type SizeQuestion,
} from './product.ts';

/** What is recorded of a product or a size that the shop does not have. */
export const noData = 'no data';

export interface ProductRecords {
  /** The sizes of a product, asked once. What failed is asked again. */
  product(product: number | string): Promise<ProjectorSizes | typeof noData>;
  /** One of its sizes, asked once. */
  size(question: SizeQuestion): Promise<ProjectorSizeInShop | typeof noData>;
}

/** Remembers what calls 6 and 7 told while a page is open, also that there is nothing to tell. */
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
