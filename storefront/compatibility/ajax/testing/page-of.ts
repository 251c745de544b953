import type { RunningShop } from '../../../testing/running-shop.ts';
import type { ProductPage } from '../../../store/index.ts';

/** What the store knows of a product that the catalogue has. */
export async function pageOf({ store }: RunningShop, id: number): Promise<ProductPage> {
  const page = await store.catalogue.productPage(id);
  if (!page) throw new Error(`The catalogue has no product ${id}.`);
  return page;
}
