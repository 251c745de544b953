import type { AvailabilityChoice, ListFilters } from '../server/store/index.ts';

/*
 * Filters in the address of a list (wire contract 3): `pricelimitmin` and `pricelimitmax` in złoty, `filter_<id>` with the
 * ids of the parameter's values, and what is no parameter by a word in the place of the id. Several values of one filter
 * are parted by commas, or the filter stands several times, as a form of checkboxes sends it.
 */

const producerName = 'filter_producer';
const sizeName = 'filter_size';
const availabilityName = 'filter_availability';
const availabilityChoices: ReadonlyArray<AvailabilityChoice> = ['available', 'today'];
/** More than anybody chooses; the rest of an address that goes on is not read. */
const mostValues = 100;

const valuesOf = (params: URLSearchParams, name: string): ReadonlyArray<string> =>
  [...new Set(params.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean).slice(0, mostValues);

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

const idsOf = (params: URLSearchParams, name: string): ReadonlyArray<number> =>
  valuesOf(params, name).filter(isId).map(Number);

/** Złoty, whole or with grosze, as grosze; undefined for what is no price. */
function readPrice(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}([.,]\d{1,2})?$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 100)
    : undefined;
}

const parameterOf = (name: string): number | null => {
  const [, id] = /^filter_(\d{1,15})$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
};

/** Reads the filters of an address. What is malformed is as if it did not stand there. */
export function readFilters(params: URLSearchParams): ListFilters {
  const from = readPrice(params.get('pricelimitmin'));
  const to = readPrice(params.get('pricelimitmax'));
  const producers = idsOf(params, producerName);
  const sizes = valuesOf(params, sizeName);
  const chosen = valuesOf(params, availabilityName);
  const availability = availabilityChoices.filter((choice) => chosen.includes(choice));
  const parameters = [...new Set(params.keys())].flatMap((name) => {
    const id = parameterOf(name);
    const values = id === null ? [] : idsOf(params, name);
    return id !== null && values.length > 0 ? [{ id, values }] : [];
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

/** The parameters of an address that asks for these filters: what `readFilters` reads back. */
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
