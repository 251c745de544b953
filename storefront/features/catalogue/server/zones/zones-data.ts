import type { PageContext } from '../../../../shared/define-page.ts';
import { carouselSettings } from '../../browser/zones/carousel-settings.ts';
import type { LateZoneProps } from '../../browser/zones/late-zone.tsx';
import type { ZoneCarouselProps } from '../../browser/zones/zone-carousel.tsx';
import type { HotspotPage, HotspotType, HotspotZoneName } from '../../store.ts';
import { productCardsData, type SavableCard } from '../product-cards/product-card-data.ts';
import { localAddress } from '../../../../platform/languages/current-language.ts';

type Context = Pick<PageContext, 'store' | 'texts' | 'settings'>;

/** The zones of a page: those in its HTML, then those that call 11 brings when they are near the window. */
export interface PageZones {
  ready: ReadonlyArray<ReadyZone>;
  late: ReadonlyArray<LateZoneProps>;
}

/** A zone in the page's HTML. */
export interface ReadyZone extends Omit<ZoneCarouselProps, 'productIds'> {
  /** At least one. */
  products: ReadonlyArray<SavableCard>;
}

export interface ZonesQuestion {
  page: HotspotPage;
  /** In their order. The first that has products is in the page's HTML and works without a script; the rest may wait. */
  zones: ReadonlyArray<HotspotZoneName>;
  /** The page's products, which no zone repeats. */
  productIds: ReadonlyArray<number>;
  /** Pages of all products of a kind, for zones without one of their own. */
  links?: Partial<Record<HotspotType, string>>;
}

/** The id of a zone's element, as the platform's pages have it. */
const elementId = (page: HotspotPage, zone: HotspotZoneName): string => `${page}_hotspot_${zone}`;

/**
 * Loads the zones of a page (spec 7, call 11). Zones that the shop does not have are left out.
 *
 * @param areAllReady whether every zone is in the page's HTML, as on a page of few products; else the first one
 */
export async function pageZones(question: ZonesQuestion, context: Context, areAllReady = false): Promise<PageZones> {
  const { page, zones, productIds, links = {} } = question;
  const carousel = carouselSettings(context.settings);
  const named = await context.store.hotspots.named(page);
  const had = zones.flatMap((zone) => named.find((one) => one.zone === zone) ?? []);
  const ready: ReadyZone[] = [];
  const late: LateZoneProps[] = [];
  for (const { zone, type, name, url } of had) {
    const place = { id: elementId(page, zone), name, url: localAddress(url || (links[type] ?? '')), carousel };
    // One after the other: most often the first has products.
    const products = areAllReady || ready.length === 0 ? await productsOf(zone, question, context) : null;
    if (products === null) late.push({ ...place, page, productId: productIds[0] ?? null });
    else if (products.length > 0) ready.push({ ...place, products });
  }
  return { ready, late };
}

async function productsOf(
  zone: HotspotZoneName,
  { page, productIds }: ZonesQuestion,
  { store, texts, settings }: Context,
): Promise<ReadonlyArray<SavableCard>> {
  const found = await store.hotspots.zone(page, zone, { productIds, isGrouped: settings.versionsOnOneCard });
  const cards = found && found.productIds.length > 0 ? await store.catalogue.cards(found.productIds) : [];
  return productCardsData(cards, { texts, settings });
}
