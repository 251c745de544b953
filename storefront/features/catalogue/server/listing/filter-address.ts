import { readPriceFilter, type PriceFilter } from '../../../../../patterns/rules/price-filter.ts';
import type { AvailabilityChoice, Facet, ListFilters } from '../../../../store/index.ts';

/*
 * Filters in the address of a list (wire contract 3): `pricelimitmin` and `pricelimitmax` in złoty, `filter_<id>` with
 * the ids of the parameter's values, and a word instead of the id for non-parameters. Several values of one filter are
 * separated by commas, or the filter repeats, as a form of checkboxes sends it.
 */

/** The fields of the price filter. */
export const priceNames = { from: 'pricelimitmin', to: 'pricelimitmax' } as const;
/** The ids of the price filter: of its group, and of its fields with "-from" and "-to" added. */
export const priceGroupId = 'filter-price';
export const priceFieldId = 'price-range';
const producerName = 'filter_producer';
const sizeName = 'filter_size';
const availabilityName = 'filter_availability';
const availabilityChoices: ReadonlyArray<AvailabilityChoice> = ['available', 'today'];
/**
 * More values than anyone chooses, over all filters; the rest of the address is ignored. Each is shown as a link that
 * contains all others, so the page grows quadratically.
 */
const mostValues = 100;
/** More parameters than anyone filters by. */
const mostParameters = 20;

const valuesOf = (params: URLSearchParams, name: string): ReadonlyArray<string> =>
  [...new Set(params.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean);

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

const idsOf = (params: URLSearchParams, name: string): ReadonlyArray<number> =>
  valuesOf(params, name).filter(isId).map(Number);

const parameterOf = (name: string): number | null => {
  const [, id] = /^filter_(\d{1,15})$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
};

/** The typed prices of an address. */
export const typedPrices = (params: URLSearchParams) => ({
  from: params.get(priceNames.from) ?? '',
  to: params.get(priceNames.to) ?? '',
});

/** The price filter of an address, or why it is none. */
export function readPrices(params: URLSearchParams): PriceFilter {
  const { from, to } = typedPrices(params);
  return readPriceFilter(from, to);
}

/** The filter's name in the address. */
export function filterName({ kind, parameterId }: Pick<Facet, 'kind' | 'parameterId'>): string {
  return kind === 'parameter' ? `filter_${parameterId}` : `filter_${kind}`;
}

/** Reads the filters of an address. Malformed ones are ignored. */
export function readFilters(params: URLSearchParams): ListFilters {
  const prices = readPrices(params);
  const { from, to } = prices.kind === 'bounds' ? prices.bounds : { from: null, to: null };
  let left = mostValues;
  const asFit = <Value>(values: ReadonlyArray<Value>): ReadonlyArray<Value> => {
    const read = values.slice(0, left);
    left -= read.length;
    return read;
  };
  const producers = asFit(idsOf(params, producerName));
  const sizes = asFit(valuesOf(params, sizeName));
  const chosen = valuesOf(params, availabilityName);
  const availability = availabilityChoices.filter((choice) => chosen.includes(choice));
  const asked = new Set([...params.keys()].flatMap((name) => (parameterOf(name) === null ? [] : [name])));
  const parameters = [...asked].slice(0, mostParameters).flatMap((name) => {
    const values = asFit(idsOf(params, name));
    return values.length > 0 ? [{ id: parameterOf(name)!, values }] : [];
  });
  return {
    ...(producers.length > 0 && { producers }),
    ...((from !== null || to !== null) && { price: { ...(from !== null && { from }), ...(to !== null && { to }) } }),
    ...(sizes.length > 0 && { sizes }),
    ...(availability.length > 0 && { availability }),
    ...(parameters.length > 0 && { parameters }),
  };
}

/** The address parameters for these filters: what `readFilters` reads back. */
export function filterAddress(filters: ListFilters): Readonly<Record<string, string>> {
  const { producers, price, sizes, availability, parameters = [] } = filters;
  const zloty = (grosze: number) => String(grosze / 100);
  return {
    ...(price?.from !== undefined && { [priceNames.from]: zloty(price.from) }),
    ...(price?.to !== undefined && { [priceNames.to]: zloty(price.to) }),
    ...(producers && { [producerName]: producers.join(',') }),
    ...(sizes && { [sizeName]: sizes.join(',') }),
    ...(availability && { [availabilityName]: availability.join(',') }),
    ...Object.fromEntries(parameters.map(({ id, values }) => [`filter_${id}`, values.join(',')])),
  };
}
