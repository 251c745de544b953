import type { Translate } from '../../../../../components/texts/index.ts';
import type { PriceFilterProblem } from '../../../../../patterns/rules/price-filter.ts';
import type { Facet, FacetValue, Facets } from '../../../../store/index.ts';
import type { filterTexts } from '../../browser/listing/texts.ts';
import { filterName } from './filter-address.ts';

type Say = Translate<typeof filterTexts.pl>;

export interface FilterOption {
  /** In the address. */
  value: string;
  name: string;
  /** Products of the list with this value, under the selections of the other filters. */
  count: number;
  isChosen: boolean;
}

export interface FilterGroup {
  /** The id of its elements; the same on every list. */
  id: string;
  /** The name of its boxes. */
  field: string;
  title: string;
  options: ReadonlyArray<FilterOption>;
  /** It starts open; a visitor's own choice wins. */
  isOpen: boolean;
}

/** Prices in whole złoty. */
export interface PricePanel {
  minimum: number;
  maximum: number;
  from: number | null;
  to: number | null;
  problem: PriceFilterProblem | null;
}

export interface FilterPanelData {
  groups: ReadonlyArray<FilterGroup>;
  /** Null where the list has one price. */
  price: PricePanel | null;
}

/** Groups that start open: the first ones, and all with a selection. */
const openGroups = 4;

/** The special list that is offered as a filter of others. */
const offeredSpecial = 'promotion';

/** The kinds in their order, after the leading parameter; the other parameters follow. */
const order: ReadonlyArray<Facet['kind']> = ['size', 'availability', 'special', 'producer'];

export interface PanelSource {
  /** The list's filters without any selection: they decide what is shown, so that nothing moves under the visitor's hands. */
  all: Facets;
  /** With the selections: the counts. */
  narrowed: Facets;
  /** The list is a special one itself. */
  isSpecialList: boolean;
  /** The parameter that comes first (setting leadingFilter). */
  leading: string;
}

/** The filters of a list as groups of boxes. A value without a product stays in its place, and cannot be chosen. */
export function filterGroups(
  { all, narrowed, isSpecialList, leading }: PanelSource,
  t: Say,
): ReadonlyArray<FilterGroup> {
  const kinds = order.filter((kind) => kind !== 'special' || !isSpecialList);
  const offered = withChosen(all.filters, narrowed.filters).map((facet) =>
    facet.kind === 'special'
      ? { ...facet, values: facet.values.filter(({ value }) => value === offeredSpecial) }
      : facet,
  );
  const ofKind = (kind: Facet['kind']) => offered.filter((one) => one.kind === kind);
  const parameters = ofKind('parameter');
  const first = parameters.find(({ name }) => name === leading) ?? parameters[0];
  const shown = [...(first ? [first] : []), ...kinds.flatMap(ofKind), ...parameters.filter((one) => one !== first)];
  const groups = shown.flatMap((facet) => {
    const now = narrowed.filters.find((one) => isSame(one, facet));
    const options = facet.values.map((option): FilterOption => {
      const { count = 0, isChosen = false } = now?.values.find(({ value }) => value === option.value) ?? {};
      return { value: addressValue(facet, option), name: nameOf(option, t), count, isChosen };
    });
    return canNarrow(facet.values, all.total) ? [{ facet, options }] : [];
  });
  return groups.map(({ facet, options }, index) => ({
    id: `filter-${facet.parameterId ?? facet.kind}`,
    field: facet.kind === 'special' ? 'promo' : filterName(facet),
    title: facet.name ?? t(facet.kind === 'parameter' ? 'filters' : facet.kind),
    options,
    isOpen: index < openGroups || options.some(({ isChosen }) => isChosen),
  }));
}

const isSame = (one: Facet, other: Facet): boolean => one.kind === other.kind && one.parameterId === other.parameterId;

/** The filters of the whole list, with values that an address chose although the list has none. */
function withChosen(all: ReadonlyArray<Facet>, narrowed: ReadonlyArray<Facet>): ReadonlyArray<Facet> {
  const facets = all.map((facet) => {
    const chosen = narrowed.find((one) => isSame(one, facet))?.values.filter(({ isChosen }) => isChosen) ?? [];
    const isKnown = ({ value }: FacetValue) => facet.values.some((one) => one.value === value);
    return { ...facet, values: [...facet.values, ...chosen.filter((value) => !isKnown(value))] };
  });
  const isNew = (facet: Facet) => !all.some((one) => isSame(one, facet));
  return [...facets, ...narrowed.filter((facet) => isNew(facet) && facet.values.some(({ isChosen }) => isChosen))];
}

/** A single value that all products have is no choice. */
const canNarrow = (options: ReadonlyArray<FacetValue>, total: number): boolean =>
  options.length > 1 || options.some(({ isChosen, count }) => isChosen || (count > 0 && count < total));

const addressValue = ({ kind }: Facet, { value }: FacetValue): string => (kind === 'special' ? 'y' : value);

function nameOf({ name, value }: FacetValue, t: Say): string {
  if (name !== null) return name;
  return value === 'available' || value === 'today' || value === 'promotion' ? t(value) : value;
}

/** The price fields: the ends of the scale, and what was typed. */
export function pricePanel(
  { all, narrowed }: Pick<PanelSource, 'all' | 'narrowed'>,
  typed: { from: number | null; to: number | null },
  problem: PriceFilterProblem | null,
): PricePanel | null {
  const scale = narrowed.price ?? all.price;
  if (!scale || (scale.min === scale.max && typed.from === null && typed.to === null && !problem)) return null;
  return { minimum: Math.floor(scale.min / 100), maximum: Math.ceil(scale.max / 100), ...typed, problem };
}
