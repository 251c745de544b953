import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { distance, type Coordinates } from '../../../../patterns/rules/pickup-points.ts';
import { fold } from '../../../../patterns/rules/fold.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { PickupPoint as SourcePickupPoint } from '../types/delivery.ts';
import type { PickupPoint, PickupPointDetails } from './catalogue/types.ts';
import { wordsOf } from './search/tokens.ts';

/** The points of one search; `hasMore` where there are more than asked for. */
export interface FoundPoints {
  points: ReadonlyArray<PickupPoint>;
  hasMore: boolean;
}

/** The points of several couriers, by the courier's id. */
export type PointsOfCouriers = ReadonlyMap<string, FoundPoints>;

/** The most words of a query that are searched; more would make one search dear. */
const mostWords = 6;
/** The most points that are compared by distance. */
const mostCompared = 2000;
/** How far a point near the visitor may be, in degrees of latitude: about 55 km. */
const reach = 0.5;

/** A point as its row. */
export const pickupPointRow = ({ id, courierId, name, coordinates, ...details }: SourcePickupPoint) => ({
  id,
  courier_id: courierId,
  name,
  search_text: searchTextOf({ id, name, address: details.address }),
  latitude: coordinates.latitude,
  longitude: coordinates.longitude,
  details: toJson(details satisfies PickupPointDetails),
});

/** The words by which a point is found. */
export const pickupPointWords = (point: Pick<SourcePickupPoint, 'id' | 'courierId' | 'name' | 'address'>) =>
  [...new Set([...searchTextOf(point).split(' '), postcodeWord(point.address.zipcode)])].map((word) => ({
    courier_id: point.courierId,
    word,
    point_id: point.id,
  }));

const searchTextOf = ({ id, name, address }: Pick<SourcePickupPoint, 'id' | 'name' | 'address'>): string =>
  fold([id, name, address.street, address.zipcode, address.city].join(' '));

const postcodeWord = (postcode: string): string => `#${postcode.replace(/\D/g, '')}`;

const toPoint = (row: Selectable<Schema['pickup_points']>): PickupPoint => ({
  id: row.id,
  courierId: row.courier_id,
  name: row.name,
  coordinates: { latitude: row.latitude, longitude: row.longitude },
  ...fromJson<PickupPointDetails>(row.details),
});

/** How many of their first characters are the same. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The end of the range of all words that begin with `word`. */
const after = (word: string): string => `${word}\u{10FFFF}`;

/** The pickup points of the couriers. Each search reads only what it finds, however large the network is. */
export function pickupPointsOf(database: Database) {
  const { read } = database;

  /** Points with all these beginnings of words, by code. */
  async function withWords(courierId: string, words: ReadonlyArray<string>, limit: number): Promise<FoundPoints> {
    // The longest word is the rarest one: it leads, and the others only filter.
    const [first, ...others] = words.toSorted((a, b) => b.length - a.length);
    if (first === undefined) return { points: [], hasMore: false };
    let query = read
      .selectFrom('pickup_points as point')
      .selectAll('point')
      .where('point.courier_id', '=', courierId)
      .where('point.id', 'in', (eb) =>
        eb
          .selectFrom('pickup_point_words as led')
          .select('led.point_id')
          .where('led.courier_id', '=', courierId)
          .where('led.word', '>=', first)
          .where('led.word', '<', after(first)),
      );
    for (const word of others) {
      query = query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('pickup_point_words as other')
            .select('other.word')
            .whereRef('other.point_id', '=', 'point.id')
            .where('other.courier_id', '=', courierId)
            .where('other.word', '>=', word)
            .where('other.word', '<', after(word)),
        ),
      );
    }
    const rows = await query
      .orderBy('point.id')
      .limit(limit + 1)
      .execute();
    return { points: rows.slice(0, limit).map(toPoint), hasMore: rows.length > limit };
  }

  /**
   * Some points of each courier, asked in one statement.
   *
   * @param query the points of one courier, in their order
   * @param far what they are sorted by before their codes: a union keeps no order
   */
  async function ofCouriers(
    courierIds: ReadonlyArray<string>,
    limit: number,
    query: (courierId: string) => SelectQueryBuilder<Schema, never, Selectable<Schema['pickup_points']>>,
    far: (point: PickupPoint) => number = () => 0,
  ): Promise<PointsOfCouriers> {
    const [first, ...others] = courierIds.map((courierId) =>
      read
        .selectFrom(
          query(courierId)
            .limit(limit + 1)
            .as('some'),
        )
        .selectAll(),
    );
    const rows = first ? await others.reduce((all, one) => all.unionAll(one), first).execute() : [];
    const points = rows.map(toPoint).toSorted((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1));
    return new Map(
      courierIds.map((courierId) => {
        const own = points.filter((point) => point.courierId === courierId);
        return [courierId, { points: own.slice(0, limit), hasMore: own.length > limit }] as const;
      }),
    );
  }

  return {
    /** One point of a courier; null where it has none of this code. */
    async find(courierId: string, id: string): Promise<PickupPoint | null> {
      const row = await read
        .selectFrom('pickup_points')
        .selectAll()
        .where('id', '=', id)
        .where('courier_id', '=', courierId)
        .executeTakeFirst();
      return row ? toPoint(row) : null;
    },

    /** Points whose name, address or code has every word of `text`, by code; all for an empty text. */
    async search(courierId: string, text: string, limit: number): Promise<FoundPoints> {
      const words = wordsOf(text).slice(0, mostWords);
      if (words.length > 0) return withWords(courierId, words, limit);
      const rows = await read
        .selectFrom('pickup_points')
        .selectAll()
        .where('courier_id', '=', courierId)
        .orderBy('id')
        .limit(limit + 1)
        .execute();
      return { points: rows.slice(0, limit).map(toPoint), hasMore: rows.length > limit };
    },

    /** The first points of these couriers by code, by the courier's id. */
    first: (courierIds: ReadonlyArray<string>, limit: number): Promise<PointsOfCouriers> =>
      ofCouriers(courierIds, limit, (courierId) =>
        read
          .selectFrom('pickup_points as point')
          .selectAll('point')
          .where('point.courier_id', '=', courierId)
          .orderBy('point.id'),
      ),

    /**
     * Points of these couriers round a postcode, by the courier's id: those of the same one first, then those with ever
     * fewer of its digits, down to the two of its region.
     */
    around(courierIds: ReadonlyArray<string>, postcode: string, limit: number): Promise<PointsOfCouriers> {
      const word = postcodeWord(postcode);
      const region = word.slice(0, 3);
      const begins = (digits: string) => sql<boolean>`near.word like ${`${digits}%`}`;
      const far = sql<number>`case when ${begins(word)} then 0 when ${begins(word.slice(0, 5))} then 1 when ${begins(word.slice(0, 4))} then 2 else 3 end`;
      return ofCouriers(
        courierIds,
        limit,
        (courierId) =>
          read
            .selectFrom('pickup_point_words as near')
            .innerJoin('pickup_points as point', 'point.id', 'near.point_id')
            .selectAll('point')
            .where('near.courier_id', '=', courierId)
            .where('near.word', '>=', region)
            .where('near.word', '<', after(region))
            .orderBy(far)
            .orderBy('point.id'),
        ({ address }) => -sharedLength(word, postcodeWord(address.zipcode)),
      );
    },

    /** The nearest points within about 50 km, the nearest first. */
    async near(courierId: string, from: Coordinates, limit: number): Promise<FoundPoints> {
      // A degree of longitude is shorter than one of latitude, and near the poles nothing.
      const width = reach / Math.max(Math.cos((from.latitude * Math.PI) / 180), 0.01);
      const rows = await read
        .selectFrom('pickup_points')
        .selectAll()
        .where('courier_id', '=', courierId)
        .where('latitude', '>=', from.latitude - reach)
        .where('latitude', '<=', from.latitude + reach)
        .where('longitude', '>=', from.longitude - width)
        .where('longitude', '<=', from.longitude + width)
        .limit(mostCompared)
        .execute();
      const points = rows
        .map(toPoint)
        .toSorted((a, b) => distance(from, a.coordinates) - distance(from, b.coordinates));
      return { points: points.slice(0, limit), hasMore: points.length > limit };
    },

    /** How many points a courier has. */
    async count(courierId: string): Promise<number> {
      const { count } = await read
        .selectFrom('pickup_points')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('courier_id', '=', courierId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Replaces all points of a courier: a network publishes its whole list. In one transaction. */
    async replace(courierId: string, points: ReadonlyArray<SourcePickupPoint>): Promise<void> {
      const rows = points.map(pickupPointRow);
      const words = points.flatMap(pickupPointWords);
      await transact(database, async (tx) => {
        await tx.deleteFrom('pickup_point_words').where('courier_id', '=', courierId).execute();
        await tx.deleteFrom('pickup_points').where('courier_id', '=', courierId).execute();
        for (let from = 0; from < rows.length; from += portion)
          await tx
            .insertInto('pickup_points')
            .values(rows.slice(from, from + portion))
            .execute();
        for (let from = 0; from < words.length; from += portion)
          await tx
            .insertInto('pickup_point_words')
            .values(words.slice(from, from + portion))
            .execute();
      });
    },

    /** The couriers of points with these codes: a code belongs to one courier. */
    async ownersOf(ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> {
      const owners = new Map<string, string>();
      for (let from = 0; from < ids.length; from += portion) {
        const rows = await read
          .selectFrom('pickup_points')
          .select(['id', 'courier_id'])
          .where('id', 'in', ids.slice(from, from + portion))
          .execute();
        for (const { id, courier_id } of rows) owners.set(id, courier_id);
      }
      return owners;
    },
  };
}

/** Rows of one statement: engines limit its parameters. */
const portion = 500;
