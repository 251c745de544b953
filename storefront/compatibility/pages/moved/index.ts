import { addressOf } from '../../../shared/addresses.ts';
import { definePage, type PageContext } from '../../../shared/define-page.ts';
import { notFound, redirect } from '../../../platform/page/answers.ts';
import { readId } from '../../ajax/calling/read-parameters.ts';

type Context = PageContext<'moved'>;

/** Where the page of a platform address is in this shop; null without one. */
const places: Readonly<Record<string, (context: Context) => string | null | Promise<string | null>>> = {
  '/projector.php': productPlace,
  // The form of the advanced search: ours is beside every list.
  '/searching.php': ({ url }) => addressOf('search') + url.search,
  // The order on one page: ours has two.
  '/place-order.php': () => addressOf('order-step-1'),
  '/get-deliveries.php': () => addressOf('order-step-1'),
  // Wrappings are chosen at the lines of the basket.
  '/order-wrappers.php': () => addressOf('basket'),
  '/return.php': ({ url }) =>
    addressOf(url.searchParams.has('order_number') ? 'returns-products' : 'returns-open') + url.search,
};

/** The product of `?product=`, with the other parameters. */
async function productPlace({ url, store }: Context): Promise<string | null> {
  const { product: number, ...rest } = Object.fromEntries(url.searchParams);
  const id = readId(number ?? null);
  const product = id === null ? null : await store.catalogue.product(id);
  return product && addressOf('product', product, rest);
}

/** Links from before the shop moved here, or made by its old address book (wire contract 3). */
export default definePage('moved', {
  load: async (context) => {
    const place = await places[context.url.pathname]!(context);
    return place === null ? notFound() : redirect(place, 301);
  },
  // Every answer is a redirect.
  head: () => ({ title: '' }),
  view: () => null,
});
