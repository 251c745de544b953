import type { PageContext } from '../../../../shared/define-page.ts';
import { carouselSettings } from '../../browser/zones/carousel-settings.ts';
import type { LateZoneProps } from '../../browser/zones/late-zone.tsx';
import type { ZoneCarouselProps } from '../../browser/zones/zone-carousel.tsx';
import type { HotspotPage, HotspotType, HotspotZoneName } from '../../store.ts';
import { productCardsData, type SavableCard } from '../product-cards/product-card-data.ts';

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

/** Loads the zones of a page (spec 7, call 11). Zones that the shop does not have are left out. */
export async function pageZones(question: ZonesQuestion, context: Context): Promise<PageZones> {
  const { page, zones, productIds, links = {} } = question;
  const carousel = carouselSettings(context.settings);
  const [named, first] = await Promise.all([context.store.hotspots.named(page), firstZone(question, context)]);
  const rest = zones.slice(first === null ? zones.length : zones.indexOf(first.zone) + 1);
  const placeOf = (zone: HotspotZoneName) => {
    const found = named.find((one) => one.zone === zone);
    return found && { id: elementId(page, zone), name: found.name, url: found.url || (links[found.type] ?? '') };
  };
  const place = first && placeOf(first.zone);
  return {
    ready: place ? [{ ...place, products: first.products, carousel }] : [],
    late: rest.flatMap((zone) => {
      const later = placeOf(zone);
      return later ? [{ ...later, page, productId: productIds[0] ?? null, carousel }] : [];
    }),
  };
}

async function firstZone({ page, zones, productIds }: ZonesQuestion, { store, texts, settings }: Context) {
  for (const zone of zones) {
    // One after the other: most often the first has products.
    const found = await store.hotspots.zone(page, zone, { productIds, isGrouped: settings.versionsOnOneCard });
    const cards = found && found.productIds.length > 0 ? await store.catalogue.cards(found.productIds) : [];
    if (cards.length > 0) return { zone, products: productCardsData(cards, { texts, settings }) };
  }
  return null;
}
