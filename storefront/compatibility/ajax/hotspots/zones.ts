import type { HotspotPage, HotspotZoneName } from '../../../store/index.ts';
import { readId, readList } from '../calling/read-parameters.ts';

/** A requested zone. */
export interface WantedZone {
  /** The id of its element, the key of the answer. */
  readonly component: string;
  /** Null if the shop has no such zone. */
  readonly place: { readonly page: HotspotPage; readonly zone: HotspotZoneName } | null;
}

export interface HotspotsQuestion {
  readonly zones: ReadonlyArray<WantedZone>;
  /** The products of the page: a zone's recommendations match them. */
  readonly productIds: ReadonlyArray<number>;
}

const pages: ReadonlyArray<HotspotPage> = ['main', 'projector', 'basketedit', 'search', 'noproduct'];
const zoneNames: ReadonlyArray<HotspotZoneName> = ['zone1', 'zone2', 'zone3', 'zone4'];

/** More than all pages and zones. */
const mostZones = 20;
/** As many as a basket holds. */
const mostProducts = 100;

/**
 * Three lists of one length: names, components and types of the zones (wire contract 2.5). The end of its name identifies a zone,
 * or else of its component: "main_hotspot_zone1" is the first zone of a page, and the type names the page.
 */
export function readHotspotsQuestion(parameters: URLSearchParams): HotspotsQuestion {
  const names = readList(parameters.get('zones-names'));
  const components = readList(parameters.get('components'));
  const types = readList(parameters.get('zones-types'));
  const wanted = components.length > 0 ? components : names;
  const products = [parameters.get('product'), ...readList(parameters.get('products'), ';')];
  return {
    zones: wanted.slice(0, mostZones).map((component, index) => ({
      component,
      place: placeOf(types[index] ?? types[0] ?? 'main', names[index] ?? '', component),
    })),
    productIds: [...new Set(products.flatMap((text) => readId(text) ?? []))].slice(0, mostProducts),
  };
}

function placeOf(type: string, name: string, component: string): WantedZone['place'] {
  const page = pages.find((one) => one === type);
  const zone = zoneNames.find((one) => name.endsWith(one)) ?? zoneNames.find((one) => component.endsWith(one));
  return page && zone ? { page, zone } : null;
}
