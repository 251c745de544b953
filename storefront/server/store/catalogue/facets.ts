import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../schema.ts';
import { countsOf, type CountRow, type Counts } from './facet-counts.ts';
import type { Facet, Facets, FacetValue } from './facet-types.ts';
import {
  availabilityConditions,
  chosenFilters,
  filterIds,
  hasPrice,
  specialConditions,
  type ChosenFilter,
  type ListFilters,
} from './filters.ts';
import { isNarrow, placeOf, where, type ListPlace, type ListSubject } from './listing.ts';

/** Values that a filter offers at most: those that most products have, and what is chosen. */
const mostValues = 50;
/** Parameters that a list offers at most. */
const mostParameters = 12;

const byPolishNumbers = new Intl.Collator('pl', { numeric: true });

/** Which filters a list offers, and how many products each of their values holds. */
export async function facets(db: Kysely<Schema>, query: ListSubject): Promise<Facets> {
  const place = await placeOf(db, query);
  if (!place) return { total: 0, price: null, filters: [] };
  const chosen = chosenFilters(query, isNarrow(place));
  const { rows } = await count(place, chosen).execute(db);
  const counts = countsOf(
    rows,
    chosen.map(({ id }) => id),
  );
  const { from = null, to = null } = query.filters?.price ?? {};
  return {
    total: counts.total,
    price: counts.price && { ...counts.price, from, to },
    filters: await describe(db, counts, query),
  };
}

/**
 * All counts in one statement. `fails` has a bit for each chosen filter that the product does not pass: with none it counts
 * for every filter, with one it counts for that filter alone, with more it is nowhere.
 */
function count(place: ListPlace, chosen: ReadonlyArray<ChosenFilter>): RawBuilder<CountRow> {
  const bits = chosen.map((_, index) => sql.lit(2 ** index));
  const fails = chosen.map(({ condition }, index) => sql`case when ${condition} then 0 else ${bits[index]} end`);
  const ownBit = (filterId: number) => bits[chosen.findIndex(({ id }) => id === filterId)] ?? sql.lit(0);
  const isPlain = place.search === null && chosen.length === 0;
  const found = sql`select l.*, ${fails.length > 0 ? sql.join(fails, sql` + `) : sql.lit(0)} as fails
    from ${place.rows} ${where(place.conditions)}`;
  // What was found with effort is kept for the three counts; a list as it stands is read off its index by each.
  const candidates = isPlain
    ? sql`with candidates as not materialized (${found})`
    : sql`with found as materialized (${found}), candidates as materialized (select * from found
        where fails in (${sql.join([sql.lit(0), ...bits])}))`;
  const own = sql.join(
    chosen.map(({ id }, index) => sql`when ${sql.lit(id)} then ${bits[index]}`),
    sql` `,
  );
  const isWhole = isPlain && place.conditions.length === 0;
  const values = isWhole
    ? sql`product_filters as f`
    : sql`candidates as l cross join product_filters as f where f.product_id = l.product_id
        ${chosen.length > 0 ? sql`and (l.fails = 0 or l.fails = case f.filter_id ${own} else 0 end)` : sql``}`;
  const countIf = (condition: RawBuilder<boolean>) => sql`sum(case when ${condition} then 1 else 0 end)`;
  const price = sql`case when ${hasPrice} then l.lowest_price end`;
  return sql<CountRow>`${candidates}
    select 'list' as of, 0 as id, 0 as filter_id, l.fails as fails, count(*) as products,
      ${countIf(specialConditions.promotion)} as promotion, ${countIf(specialConditions.new)} as new,
      ${countIf(specialConditions.bestseller)} as bestseller, ${countIf(availabilityConditions.available)} as available,
      ${countIf(availabilityConditions.today)} as today, min(${price}) as lowest, max(${price}) as highest
    from candidates as l group by l.fails
    union all
    select 'producer', l.producer_id, 0, 0, count(*), 0, 0, 0, 0, 0, null, null
    from candidates as l where l.producer_id is not null and l.fails in (0, ${ownBit(filterIds.producer)})
    group by l.producer_id
    union all
    select 'value', v.id, v.filter_id, 0, held.products, 0, 0, 0, 0, 0, null, null
    from (select f.value_id, count(*) as products from ${values} group by f.value_id) as held
    join filter_values as v on v.id = held.value_id`;
}

/** Names and order of what was counted. */
async function describe(db: Kysely<Schema>, counts: Counts, query: ListSubject): Promise<ReadonlyArray<Facet>> {
  const filters = query.filters ?? {};
  const parameters = offeredParameters(counts, filters);
  const wanted = [filterIds.size, ...parameters].flatMap((id) => most(counts.values.get(id) ?? new Map()));
  const chosenValues = filters.parameters?.flatMap(({ values }) => values) ?? [];
  const [valueRows, chosenSizes, parameterRows, producers] = await Promise.all([
    valuesWithIds(db, [...new Set([...wanted, ...chosenValues])]),
    sizesCalled(db, filters.sizes ?? []),
    parameters.length > 0
      ? db.selectFrom('parameters').select(['id', 'name']).where('id', 'in', parameters).execute()
      : [],
    producerFacet(db, counts, query),
  ]);
  const rowOf = new Map([...valueRows, ...chosenSizes].map((row) => [row.id, row]));
  const nameOf = new Map(parameterRows.map(({ id, name }) => [id, name]));

  const valuesOf = (filterId: number, isChosen: (row: ValueRow) => boolean) => {
    const held = counts.values.get(filterId) ?? new Map<number, number>();
    return [...rowOf.values()]
      .filter((row) => row.filter_id === filterId && (isChosen(row) || held.has(row.id)))
      .sort((a, b) => a.position - b.position || byPolishNumbers.compare(a.name, b.name))
      .map((row) => ({ row, count: held.get(row.id) ?? 0, isChosen: isChosen(row) }));
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

/** The values that most products have. */
const most = (held: ReadonlyMap<number, number>): ReadonlyArray<number> =>
  [...held]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, mostValues)
    .map(([id]) => id);

/**
 * The parameters that tell products of the list apart, those first that most products have. A parameter of which no two
 * products share a value describes each of them, and nobody filters by it.
 */
function offeredParameters({ values }: Counts, { parameters = [] }: ListFilters): ReadonlyArray<number> {
  const sum = (held: ReadonlyMap<number, number>) => [...held.values()].reduce((all, count) => all + count, 0);
  const chosen = parameters.map(({ id }) => id).filter((id) => id > filterIds.size);
  const telling = [...values]
    .filter(([id, held]) => id > filterIds.size && held.size > 1 && sum(held) > held.size)
    .sort(([a, one], [b, other]) => sum(other) - sum(one) || a - b)
    .slice(0, mostParameters)
    .map(([id]) => id);
  return [...new Set([...telling, ...chosen])];
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

async function sizesCalled(db: Kysely<Schema>, types: ReadonlyArray<string>): Promise<ValueRow[]> {
  if (types.length === 0) return [];
  const sizes = db.selectFrom('filter_values').selectAll().where('filter_id', '=', filterIds.size);
  return sizes.where('value', 'in', types).execute();
}

/** A list of one producer's products offers no choice of producers. */
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
