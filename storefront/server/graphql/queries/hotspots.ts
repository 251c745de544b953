import type { HotspotPage, HotspotZoneName } from '../../store/index.ts';
import type { CallContext } from '../context.ts';
import { callError } from '../errors.ts';
import { loadProducts } from '../products/product.ts';

interface Panel {
  readonly page?: HotspotPage | null;
  readonly zone?: HotspotZoneName | null;
  /** The products of the page: the one that is looked at, those in the basket. */
  readonly products?: ReadonlyArray<number> | null;
}

/** Clients send the panel as one argument or as three. */
export interface HotspotsArguments extends Panel {
  readonly hotspotsPanelParamsInput?: Panel | null;
}

/** A zone of products on a page; without products where the shop shows nothing there. */
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
