import type { RunningShop } from '../../../testing/running-shop.ts';
import type { ProductPage } from '../../../store/index.ts';

/** The store's data of a product in the catalogue. */
export async function pageOf({ store }: RunningShop, id: number): Promise<ProductPage> {
  const page = await store.catalogue.productPage(id);
  if (!page) throw new Error(`The catalogue has no product ${id}.`);
  return page;
}
