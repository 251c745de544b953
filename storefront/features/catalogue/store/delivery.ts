import type { Grosze } from '../../../../patterns/rules/money.ts';
import { groupBy } from './catalogue/rows.ts';
import { prepared } from '../../../platform/store/engine/prepared.ts';
import type { Database } from '../../../platform/store/engine/database.ts';

export interface Country {
  /** The platform's number of the region: 1143020003 is Poland. */
  id: number;
  /** ISO 3166-1 alpha-2. */
  iso: string;
  name: string;
}

/** A courier's limits, beside its own weight and product limits. */
export interface DeliveryRule {
  courierId: string;
  /** Its countries. */
  countryIds: ReadonlyArray<number>;
  /** The minimum and maximum worth of goods; null is no limit. */
  minWorth: Grosze | null;
  maxWorth: Grosze | null;
}

/** Exceptions from the shop's working week (requirement E-16), as YYYY-MM-DD. */
export interface DeliveryDays {
  holidays: ReadonlyArray<string>;
  /** Working days on a Saturday, a Sunday or a holiday. */
  workingDays: ReadonlyArray<string>;
}

/** An exception from the working week, as YYYY-MM-DD, with its name: a day off, or a day of work. */
export interface NamedDay {
  day: string;
  name: string;
  isWorking: boolean;
}

/** What one stock has of a size, in thousandths of the unit. */
export interface Shelf {
  productId: number;
  size: string;
  stockId: string;
  amount: number;
}

const readCountries = prepared((db) =>
  db
    .selectFrom('countries')
    .select(['id', 'iso', 'name'])
    .where('id', 'in', (eb) => eb.selectFrom('courier_countries').select('country_id'))
    .orderBy('position')
    .orderBy('id'),
);
const readWorths = prepared((db) =>
  db.selectFrom('couriers').select(['id', 'min_worth', 'max_worth']).orderBy('position'),
);
const readCourierCountries = prepared((db) =>
  db
    .selectFrom('courier_countries')
    .innerJoin('countries', 'countries.id', 'courier_countries.country_id')
    .select(['courier_id', 'country_id'])
    .orderBy('countries.position'),
);
const readDays = prepared((db, from: string, to: string) =>
  db
    .selectFrom('delivery_days')
    .select(['day', 'kind', 'name'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day'),
);

/** Where and when the shop delivers. */
export function deliveryOf({ read }: Database) {
  return {
    /** The couriers' countries, in the shop's order: the first is the shop's own. */
    async countries(): Promise<ReadonlyArray<Country>> {
      return readCountries(read);
    },

    /** The rules of all couriers, in their order. */
    async rules(): Promise<ReadonlyArray<DeliveryRule>> {
      const [couriers, countries] = await Promise.all([readWorths(read), readCourierCountries(read)]);
      const countriesOf = groupBy(countries, ({ courier_id }) => courier_id);
      return couriers.map(({ id, min_worth, max_worth }) => ({
        courierId: id,
        countryIds: (countriesOf.get(id) ?? []).map(({ country_id }) => country_id),
        minWorth: min_worth,
        maxWorth: max_worth,
      }));
    },

    /** What each stock has of these products, in thousandths of the unit. */
    async shelves(productIds: ReadonlyArray<number>): Promise<ReadonlyArray<Shelf>> {
      if (productIds.length === 0) return [];
      const rows = await read
        .selectFrom('size_stocks')
        .select(['product_id', 'size_type', 'stock_id', 'amount'])
        .where('product_id', 'in', productIds)
        .execute();
      return rows.map(({ product_id, size_type, stock_id, amount }) => ({
        productId: product_id,
        size: size_type,
        stockId: stock_id,
        amount,
      }));
    },

    /** The shop's own days in a range with their names, both ends included. */
    async namedDays(from: string, to: string): Promise<ReadonlyArray<NamedDay>> {
      const rows = await readDays(read, from, to);
      return rows.map(({ day, kind, name }) => ({ day, name, isWorking: kind === 'working' }));
    },

    /** The shop's own days in a range, both ends included. */
    async days(from: string, to: string): Promise<DeliveryDays> {
      const rows = await readDays(read, from, to);
      const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ day }) => day);
      return { holidays: of('holiday'), workingDays: of('working') };
    },
  };
}
