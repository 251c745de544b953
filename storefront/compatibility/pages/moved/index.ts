import { addressOf } from '../../../shared/addresses.ts';
import { definePage, type PageContext } from '../../../shared/define-page.ts';
import { notFound, redirect } from '../../../platform/page/answers.ts';
import { readId } from '../../ajax/calling/read-parameters.ts';

type Context = PageContext<'moved'>;

/** Where the page of an address of the platform stands in this shop; null where it has none. */
const places: Readonly<Record<string, (context: Context) => string | null | Promise<string | null>>> = {
  '/projector.php': productPlace,
  // The form of the advanced search: ours stands beside every list.
  '/searching.php': ({ url }) => addressOf('search') + url.search,
  // The order on one page: ours has two.
  '/place-order.php': () => addressOf('order-step-1'),
};

/** The product that `?product=` names, with whatever else was asked. */
async function productPlace({ url, store }: Context): Promise<string | null> {
  const { product: number, ...rest } = Object.fromEntries(url.searchParams);
  const id = readId(number ?? null);
  const product = id === null ? null : await store.catalogue.product(id);
  return product && addressOf('product', product, rest);
}

/** Links that lead to the shop from before it moved here, or that were made by its old address book (wire contract 3). */
export default definePage('moved', {
  load: async (context) => {
    const place = await places[context.url.pathname]!(context);
    return place === null ? notFound() : redirect(place, 301);
  },
  // Every answer leads to another page.
  head: () => ({ title: '' }),
  view: () => null,
});
