import type { AvailabilityChoice, ListFilters } from '../../../../store/index.ts';

/*
 * Filters in the address of a list (wire contract 3): `pricelimitmin` and `pricelimitmax` in złoty, `filter_<id>` with
 * the ids of the parameter's values, and a word instead of the id for non-parameters. Several values of one filter are
 * separated by commas, or the filter repeats, as a form of checkboxes sends it.
 */

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

/** Złoty, whole or with grosze, as grosze; undefined if no price. */
function readPrice(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}([.,]\d{1,2})?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 100)
    : undefined;
}

const parameterOf = (name: string): number | null => {
  const [, id] = /^filter_(\d{1,15})$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
};

/** Reads the filters of an address. Malformed ones are ignored. */
export function readFilters(params: URLSearchParams): ListFilters {
  const from = readPrice(params.get('pricelimitmin'));
  const to = readPrice(params.get('pricelimitmax'));
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
    ...((from !== undefined || to !== undefined) && {
      price: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    }),
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
    ...(price?.from !== undefined && { pricelimitmin: zloty(price.from) }),
    ...(price?.to !== undefined && { pricelimitmax: zloty(price.to) }),
    ...(producers && { [producerName]: producers.join(',') }),
    ...(sizes && { [sizeName]: sizes.join(',') }),
    ...(availability && { [availabilityName]: availability.join(',') }),
    ...Object.fromEntries(parameters.map(({ id, values }) => [`filter_${id}`, values.join(',')])),
  };
}
