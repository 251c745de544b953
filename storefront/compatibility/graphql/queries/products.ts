import { searchMinimum } from '../../../../patterns/rules/search-minimum.ts';
import { readListing } from '../../../features/catalogue/index.ts';
import type { CallContext } from '../context.ts';
import { loadProducts, type WireProduct } from '../products/product.ts';
import type { ProductsArguments } from '../schema/types.ts';

/** Products by their ids, in that order, or by a text as on the search page. */
export async function products({ searchInput }: ProductsArguments, context: CallContext) {
  const started = performance.now();
  const { productsId, text, subscriptionPeriods } = searchInput;
  // Clients send empty lists for no value.
  const ids = productsId?.length ? productsId : await foundIds(text ?? '', context);
  const found = await loadProducts(context, ids);
  return {
    took: Math.round(performance.now() - started),
    products: subscriptionPeriods?.length ? found.filter((one) => isDelivered(one, subscriptionPeriods)) : found,
  };
}

async function foundIds(text: string, { store, settings }: CallContext): Promise<ReadonlyArray<number>> {
  const { text: read, problem } = readListing(new URLSearchParams({ text }), searchMinimum(settings));
  if (read === '' || problem) return [];
  const { ids } = await store.catalogue.listedIds({ text: read, portion: settings.listingPortion });
  return ids;
}

/** Whether it is offered as a standing delivery. */
const isDelivered = ({ subscription }: WireProduct, days: ReadonlyArray<number>): boolean =>
  subscription?.periods.some((period) => days.includes(period)) ?? false;
