import type { Grosze } from '../../../../patterns/rules/money.ts';
import { filterIds, type AvailabilityChoice, type Special } from './filters.ts';

/** What the one statement of facets.ts answers: a number of products, and of whom. */
export interface CountRow {
  of: 'list' | 'producer' | 'value';
  /** The producer, or the value of a filter; 0 for the list. */
  id: number;
  /** The value's filter. */
  filter_id: number;
  /** Of the list: a bit for each chosen filter, in their order, that these products do not pass: none or one. */
  fails: number;
  products: number;
  /** What of them is …: of the list alone. */
  promotion: number;
  new: number;
  bestseller: number;
  available: number;
  today: number;
  /** Prices in money; null where there are none. */
  lowest: Grosze | null;
  highest: Grosze | null;
}

/** How many products each value of each filter holds, without what is chosen in that filter itself. */
export interface Counts {
  total: number;
  price: { min: Grosze; max: Grosze } | null;
  producers: ReadonlyMap<number, number>;
  special: Record<Special, number>;
  availability: Record<AvailabilityChoice, number>;
  /** Of sizes and parameters: by filter, then by value. */
  values: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** @param chosen the ids of the chosen filters, in the order of their bits */
export function countsOf(rows: ReadonlyArray<CountRow>, chosen: ReadonlyArray<number>): Counts {
  const producers = new Map<number, number>();
  const values = new Map<number, Map<number, number>>();
  for (const { of, id, filter_id, products } of rows) {
    if (of === 'producer') producers.set(id, products);
    if (of === 'value') values.set(filter_id, (values.get(filter_id) ?? new Map()).set(id, products));
  }
  const ofList = rows.filter((row) => row.of === 'list');
  /** The rows that a filter counts: products that pass every other one. */
  const rowsFor = (filterId: number) => {
    const own = 2 ** chosen.indexOf(filterId);
    return ofList.filter(({ fails }) => fails === 0 || fails === own);
  };
  const sum = (some: ReadonlyArray<CountRow>, key: 'products' | Special | AvailabilityChoice) =>
    some.reduce((all, row) => all + row[key], 0);

  const priced = rowsFor(filterIds.price).flatMap(({ lowest, highest }) =>
    lowest === null || highest === null ? [] : [{ lowest, highest }],
  );
  const special = rowsFor(filterIds.special);
  const availability = rowsFor(filterIds.availability);
  return {
    total: sum(
      ofList.filter(({ fails }) => fails === 0),
      'products',
    ),
    price:
      priced.length > 0
        ? {
            min: Math.min(...priced.map(({ lowest }) => lowest)),
            max: Math.max(...priced.map(({ highest }) => highest)),
          }
        : null,
    producers,
    special: {
      promotion: sum(special, 'promotion'),
      new: sum(special, 'new'),
      bestseller: sum(special, 'bestseller'),
    },
    availability: { available: sum(availability, 'available'), today: sum(availability, 'today') },
    values,
  };
}
