import type { CallContext } from '../context.ts';
import { callError } from '../errors.ts';
import { loadProducts } from '../products/product.ts';
import type { HotspotsArguments } from '../schema/types.ts';

/** A zone of products on a page; empty if the shop shows nothing there. Clients send the zone as one argument or as three. */
export async function hotspots({ hotspotsPanelParamsInput, ...apart }: HotspotsArguments, context: CallContext) {
  const started = performance.now();
  const { page, zone, products } = hotspotsPanelParamsInput ?? apart;
  if (!page || !zone) throw callError('BAD_USER_INPUT', 'Name the page and the zone.');
  const found = await context.store.hotspots.zone(page, zone, { productIds: products ?? [] });
  return {
    name: found?.name ?? null,
    type: found?.type ?? null,
    url: found?.url ?? null,
    products: await loadProducts(context, found?.productIds ?? []),
    took: Math.round(performance.now() - started),
  };
}
