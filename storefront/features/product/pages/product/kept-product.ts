import type { KeptProduct } from '../../../catalogue/saving.ts';
import type { ProductPage } from '../../../catalogue/store.ts';

/** The product of a page, as lists and the comparison name it. */
export const keptProduct = ({ product, sizes }: ProductPage): KeptProduct => ({
  id: product.id,
  name: [product.name, product.versionName].filter(Boolean).join(', '),
  sizes,
});
