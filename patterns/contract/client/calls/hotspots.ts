import { withQuery, type ShopConnection } from '../connection.ts';
import { or, record, text } from '../decode.ts';
import { askJson, type CallOptions } from '../send.ts';

/** A place of a page for products of the shop's choice. */
export interface HotspotZone {
  /** The id of the element: "main_hotspot_zone1". */
  readonly component: string;
  /** The zone's name: "zone1"; the component's name by default. */
  readonly name?: string;
  /** The kind of page: main, projector, basketedit, search or noproduct. */
  readonly type: string;
}

export interface HotspotsQuestion {
  readonly zones: ReadonlyArray<HotspotZone>;
  /** The product of the page. */
  readonly product?: number | string;
  /** Products of the page, which are not shown again. */
  readonly products?: ReadonlyArray<number | string>;
}

/** Call 11: the HTML of each zone by its component; '' where there is nothing to show. */
export function hotspots(
  shop: ShopConnection,
  { zones, product = '', products = [] }: HotspotsQuestion,
  options?: CallOptions,
): Promise<Readonly<Record<string, string>>> {
  const address = withQuery('/ajax/hotspots.php', {
    action: 'get-hotspots-html',
    'zones-names': zones.map(({ name, component }) => name ?? component).join(),
    components: zones.map(({ component }) => component).join(),
    'zones-types': zones.map(({ type }) => type).join(),
    product,
    products: products.join(';'),
  });
  return askJson(shop, address, record(or(text, '')), options);
}

const nothing: Readonly<Record<string, string>> = {};

/**
 * Fills the zones of the page. Removes empty ones, and every placeholder if nothing could be loaded. Scripts in
 * the HTML do not run. Only an abort throws.
 */
export async function fillHotspots(
  shop: ShopConnection,
  question: HotspotsQuestion,
  options?: CallOptions,
): Promise<void> {
  const filled = await hotspots(shop, question, options).catch((error: unknown) => {
    if (options?.signal?.aborted) throw error;
    console.warn('Zones of products were not loaded.', error);
    return nothing;
  });
  for (const { component } of question.zones) {
    const place = document.getElementById(component);
    const html = filled[component] ?? '';
    if (place && html !== '') place.innerHTML = html;
    else place?.remove();
  }
}
