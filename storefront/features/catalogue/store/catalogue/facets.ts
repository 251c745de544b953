import type { Kysely } from 'kysely';
import type { Schema } from '../../../../platform/store/schema.ts';
import { countsOf, type Counts } from './facet-counts.ts';
import type { Facet, Facets, FacetValue } from './facet-types.ts';
import { filterIds, sizesCalled, type ListFilters } from './filters.ts';
import type { ListingIndex } from './listing-index.ts';
import { placeOf, type ListSubject } from './listing.ts';
import { sortSizes } from './size-order.ts';

/** Limit of values per filter: the most frequent ones, and the selected ones. */
const mostValues = 50;
/** Limit of parameters per list. */
const mostParameters = 12;

const byPolishNumbers = new Intl.Collator('pl', { numeric: true });

/** The filters of a list, with the number of products of each value. */
export async function facets(db: Kysely<Schema>, index: ListingIndex, query: ListSubject): Promise<Facets> {
  const place = await placeOf(db, index, query);
  if (!place) return { total: 0, price: null, filters: [] };
  const counts = index.answer(`counts ${query.isGrouped ?? false} ${place.name}`, () =>
    countsOf(index, place.state(), query.isGrouped),
  );
  const { from = null, to = null } = query.filters?.price ?? {};
  return {
    total: counts.total,
    price: counts.price && { ...counts.price, from, to },
    filters: await describe(db, counts, query),
  };
}

/** Names and order of the counts. */
async function describe(db: Kysely<Schema>, counts: Counts, query: ListSubject): Promise<ReadonlyArray<Facet>> {
  const filters = query.filters ?? {};
  const parameters = offeredParameters(counts, filters);
  const wanted = [filterIds.size, ...parameters].flatMap((id) => most(counts.values.get(id) ?? new Map()));
  const chosenValues = filters.parameters?.flatMap(({ values }) => values) ?? [];
  const [valueRows, chosenSizes, parameterRows, producers] = await Promise.all([
    valuesWithIds(db, [...new Set([...wanted, ...chosenValues])]),
    sizesCalled(db, filters.sizes),
    parameters.length > 0
      ? db.selectFrom('parameters').select(['id', 'name']).where('id', 'in', parameters).execute()
      : [],
    producerFacet(db, counts, query),
  ]);
  const rowOf = new Map([...valueRows, ...chosenSizes].map((row) => [row.id, row]));
  const nameOf = new Map(parameterRows.map(({ id, name }) => [id, name]));

  const valuesOf = (filterId: number, isChosen: (row: ValueRow) => boolean) => {
    const held = counts.values.get(filterId) ?? new Map<number, number>();
    const offered = [...rowOf.values()].filter(
      (row) => row.filter_id === filterId && (isChosen(row) || held.has(row.id)),
    );
    const sorted =
      filterId === filterIds.size
        ? sortSizes(offered)
        : offered.sort((a, b) => byPolishNumbers.compare(a.name, b.name));
    return sorted.map((row) => ({ row, count: held.get(row.id) ?? 0, isChosen: isChosen(row) }));
  };
  const sizes = valuesOf(filterIds.size, ({ value }) => filters.sizes?.includes(value) ?? false).map(
    ({ row, ...rest }): FacetValue => ({ value: row.value, name: row.name, ...rest }),
  );
  const byParameter = parameters.flatMap((id): Facet[] => {
    const name = nameOf.get(id);
    if (name === undefined) return [];
    const chosen = new Set(filters.parameters?.find((parameter) => parameter.id === id)?.values);
    const values = valuesOf(id, (row) => chosen.has(row.id));
    return [
      {
        kind: 'parameter',
        parameterId: id,
        name,
        values: values.map(({ row, ...rest }) => ({ value: String(row.id), name: row.name, ...rest })),
      },
    ];
  });
  const flag = (
    kind: 'availability' | 'special',
    held: Readonly<Record<string, number>>,
    chosen: ReadonlyArray<string>,
  ) => ({
    kind,
    parameterId: null,
    name: null,
    values: Object.entries(held)
      .map(([value, count]): FacetValue => ({ value, name: null, count, isChosen: chosen.includes(value) }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
  });
  return [
    flag('special', counts.special, query.special ? [query.special] : []),
    flag('availability', counts.availability, filters.availability ?? []),
    producers,
    { kind: 'size' as const, parameterId: null, name: null, values: sizes },
    ...byParameter,
  ].filter(({ values }) => values.length > 0);
}

/** The most frequent values. */
const most = (held: ReadonlyMap<number, number>): ReadonlyArray<number> =>
  [...held]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, mostValues)
    .map(([id]) => id);

/**
 * The parameters that distinguish products of the list, the most frequent first. A parameter without a shared value is
 * unique to each product and no use as a filter.
 */
function offeredParameters({ values }: Counts, { parameters = [] }: ListFilters): ReadonlyArray<number> {
  const sum = (held: ReadonlyMap<number, number>) => [...held.values()].reduce((all, count) => all + count, 0);
  const chosen = parameters.map(({ id }) => id).filter((id) => id > filterIds.size);
  const distinguishing = [...values]
    .filter(([id, held]) => id > filterIds.size && held.size > 1 && sum(held) > held.size)
    .sort(([a, one], [b, other]) => sum(other) - sum(one) || a - b)
    .slice(0, mostParameters)
    .map(([id]) => id);
  return [...new Set([...distinguishing, ...chosen])];
}

interface ValueRow {
  id: number;
  filter_id: number;
  value: string;
  name: string;
  position: number;
}

async function valuesWithIds(db: Kysely<Schema>, ids: ReadonlyArray<number>): Promise<ValueRow[]> {
  return ids.length > 0 ? db.selectFrom('filter_values').selectAll().where('id', 'in', ids).execute() : [];
}

/** One producer's list offers no producers. */
async function producerFacet(db: Kysely<Schema>, { producers }: Counts, query: ListSubject): Promise<Facet> {
  const chosen = query.filters?.producers ?? [];
  const ids = query.producerId === undefined ? [...new Set([...most(producers), ...chosen])] : [];
  const rows =
    ids.length > 0
      ? await db
          .selectFrom('producers')
          .select(['id', 'name'])
          .where('id', 'in', ids)
          .orderBy('sort_key')
          .orderBy('id')
          .execute()
      : [];
  const values = rows.map(({ id, name }): FacetValue => ({
    value: String(id),
    name,
    count: producers.get(id) ?? 0,
    isChosen: chosen.includes(id),
  }));
  return { kind: 'producer', parameterId: null, name: null, values };
}
