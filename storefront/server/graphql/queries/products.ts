import { readListing } from '../../../listing/listing-query.ts';
import type { CallContext } from '../context.ts';
import { loadGoods, type Goods } from '../products/goods.ts';
import { daysOf, wireProduct } from '../products/product.ts';

export interface ProductsArguments {
  readonly searchInput: {
    readonly productsId?: ReadonlyArray<number> | null;
    readonly text?: string | null;
    readonly subscriptionPeriods?: ReadonlyArray<number> | null;
  };
}

/** Products by their ids, in that order, or by a text as the search page finds them. */
export async function products({ searchInput }: ProductsArguments, context: CallContext) {
  const started = performance.now();
  const { productsId, text, subscriptionPeriods } = searchInput;
  // Clients send empty lists where they mean nothing.
  const ids = productsId?.length ? productsId : await foundIds(text ?? '', context);
  const [goods, stocks] = await Promise.all([loadGoods(context, ids), context.store.catalogue.stocks()]);
  const wanted = subscriptionPeriods?.length ? goods.filter((one) => isDelivered(one, subscriptionPeriods)) : goods;
  return {
    took: Math.round(performance.now() - started),
    products: wanted.map((one) => wireProduct(one, stocks, context)),
  };
}

async function foundIds(text: string, { store, settings }: CallContext): Promise<ReadonlyArray<number>> {
  const { text: read, problem } = readListing(new URLSearchParams({ text }), settings.searchMinimumCharacters);
  if (read === '' || problem) return [];
  const found = await store.catalogue.list({ text: read, portion: settings.listingPortion });
  return found.products.map(({ id }) => id);
}

/** Whether it is offered as a standing delivery every so many days. */
const isDelivered = ({ page }: Goods, days: ReadonlyArray<number>): boolean =>
  page.product.details.subscription?.periods.some((period) => days.includes(daysOf(period))) ?? false;
