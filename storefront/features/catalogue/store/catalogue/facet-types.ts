import type { Grosze } from '../../../../../patterns/rules/money.ts';

/** What can be chosen in a filter, and how many products of the list have it. */
export interface FacetValue {
  /** As the address names it: an id, a size's type, `available`. */
  value: string;
  /** Null where the shop's texts name it: of availability and of special lists. */
  name: string | null;
  /** With this value, and with what is chosen in the other filters. */
  count: number;
  isChosen: boolean;
}

/** A filter that a list offers. Its own choice does not narrow its counts: another value may be chosen beside it. */
export interface Facet {
  kind: 'producer' | 'size' | 'availability' | 'special' | 'parameter';
  /** The parameter's id; null for the others. */
  parameterId: number | null;
  /** The parameter's name; null where the shop's texts name the filter. */
  name: string | null;
  values: ReadonlyArray<FacetValue>;
}

/** Prices of the list without its own limits: of the cheapest size each. */
export interface PriceFacet {
  min: Grosze;
  max: Grosze;
  from: Grosze | null;
  to: Grosze | null;
}

export interface Facets {
  /** How many products the list has with all that was chosen. */
  total: number;
  /** Null where no product of the list has a price in money. */
  price: PriceFacet | null;
  /** In the order in which they are shown. */
  filters: ReadonlyArray<Facet>;
}
