import type { Grosze } from '../../../../../patterns/rules/money.ts';

/** A filter's value, and how many products of the list have it. */
export interface FacetValue {
  /** Its name in the address: an id, a size's type, `available`. */
  value: string;
  /** Null where the shop's texts name it: of availability and special lists. */
  name: string | null;
  /** With this value, and the other filters' selections. */
  count: number;
  isChosen: boolean;
}

/** A list's filter. Its own selection does not narrow its counts: another value may be added. */
export interface Facet {
  kind: 'producer' | 'size' | 'availability' | 'special' | 'parameter';
  /** The parameter's id; null for the others. */
  parameterId: number | null;
  /** The parameter's name; null where the shop's texts name the filter. */
  name: string | null;
  values: ReadonlyArray<FacetValue>;
}

/** Price range of the list without its own limits, by cheapest size. */
export interface PriceFacet {
  min: Grosze;
  max: Grosze;
  from: Grosze | null;
  to: Grosze | null;
}

export interface Facets {
  /** Products of the list under all selections. */
  total: number;
  /** Null where no product of the list has a price in money. */
  price: PriceFacet | null;
  /** In display order. */
  filters: ReadonlyArray<Facet>;
}
