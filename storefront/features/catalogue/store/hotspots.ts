import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { ProductZone } from './catalogue/types.ts';
import { fromJson } from '../../../platform/store/json.ts';

/** The page of a zone (wire contract, 1.4). */
export type HotspotPage = 'main' | 'projector' | 'basketedit' | 'search' | 'noproduct';
export type HotspotZoneName = 'zone1' | 'zone2' | 'zone3' | 'zone4';

/**
 * The products of a zone: the shop's selection, a special list, or products with the category, series or producer of
 * the page's products.
 */
export type HotspotType =
  | 'chosen'
  | 'promotion'
  | 'new'
  | 'bestseller'
  | ProductZone
  | 'category'
  | 'series'
  | 'producer';

export interface HotspotZone {
  name: string;
  type: HotspotType;
  /** The address of all of them; '' without such a page. */
  url: string;
  /** Buyable products, in order; never the page's own. None where there are fewer than `fewest`. */
  productIds: ReadonlyArray<number>;
}

/** A zone without its products. */
export interface NamedZone extends Pick<HotspotZone, 'name' | 'type' | 'url'> {
  zone: HotspotZoneName;
}

const shared = { category: 'category_id', series: 'series_id', producer: 'producer_id' } as const;
type Related = keyof typeof shared;
const isRelated = (type: HotspotType): type is Related => Object.hasOwn(shared, type);

/** A single product under a heading looks like a fault: such a zone is empty. */
const fewest = 2;

/** Product panels on pages. */
export function hotspotsOf({ read }: Database) {
  /** The most bought first; gifts, hidden and sold-out products are not recommended. */
  const recommendable = () =>
    read
      .selectFrom('products as p')
      .select('p.id')
      .where('p.is_visible', '=', 1)
      .where('p.is_gratis', '=', 0)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('stocked_sizes as s').select('s.type').whereRef('s.product_id', '=', 'p.id')),
      )
      .orderBy('p.popularity')
      .orderBy('p.id');

  /** The products' categories, series or producers. */
  async function valuesOf(
    column: (typeof shared)[Related],
    ids: ReadonlyArray<number>,
  ): Promise<ReadonlyArray<number>> {
    if (ids.length === 0) return [];
    const rows = await read.selectFrom('products').select(column).distinct().where('id', 'in', ids).execute();
    return rows.flatMap((row) => row[column] ?? []);
  }

  /** The products' groups of versions: another colour of a mug is neither similar to it nor goes with it. */
  async function versionGroupsOf(ids: ReadonlyArray<number>): Promise<ReadonlyArray<string>> {
    if (ids.length === 0) return [];
    const rows = await read.selectFrom('products').select('version_group').distinct().where('id', 'in', ids).execute();
    return rows.flatMap(({ version_group: group }) => group ?? []);
  }

  /** The first of a query, in its order; of a group of versions one, if they share a card. */
  async function firstOf(query: ReturnType<typeof recommendable>, most: number, isGrouped: boolean) {
    const ids: number[] = [];
    const groups = new Set<string>();
    let found = most;
    // Each turn finds another group, or the end: most often one is enough.
    while (ids.length < most && found === most) {
      let next = query.select('p.version_group').limit(most);
      if (ids.length > 0) next = next.where('p.id', 'not in', [...ids]);
      if (groups.size > 0) {
        const seen = [...groups];
        next = next.where((eb) => eb.or([eb('p.version_group', 'is', null), eb('p.version_group', 'not in', seen)]));
      }
      const rows = await next.execute();
      found = rows.length;
      for (const { id, version_group: group } of rows) {
        if (isGrouped && group !== null && groups.has(group)) continue;
        if (isGrouped && group !== null) groups.add(group);
        if (ids.length < most) ids.push(id);
      }
      if (!isGrouped) break;
    }
    return ids;
  }

  async function matching(
    { type, most }: { type: HotspotType; most: number },
    chosen: ReadonlyArray<number>,
    present: ReadonlyArray<number>,
    /** The products of earlier zones. */
    shown: ReadonlyArray<number>,
    isGrouped: boolean,
  ) {
    if (type === 'chosen') {
      if (chosen.length === 0) return [];
      const found = await recommendable().select('p.version_group').where('p.id', 'in', chosen).execute();
      const groupOf = new Map(found.map(({ id, version_group: group }) => [id, (isGrouped && group) || id]));
      const wanted = chosen.filter((id) => groupOf.has(id) && !present.includes(id));
      const isFirst = (id: number, place: number) =>
        wanted.findIndex((one) => groupOf.get(one) === groupOf.get(id)) === place;
      return wanted.filter(isFirst).slice(0, most);
    }
    let query = recommendable();
    // A literal: with a parameter the engines do not use the partial index.
    if (type === 'new') query = query.where('p.is_new', '=', sql.lit(1));
    if (type === 'promotion') {
      query = query.where('p.id', 'in', (eb) =>
        eb.selectFrom('sizes as reduced').select('reduced.product_id').where('reduced.crossed_price', 'is not', null),
      );
    }
    if (type === 'distinguished' || type === 'special') {
      query = query.where('p.id', 'in', (eb) =>
        eb.selectFrom('product_zones as z').select('z.product_id').where('z.zone', '=', type),
      );
    }
    if (isRelated(type)) {
      const [values, versions] = await Promise.all([
        valuesOf(shared[type], present),
        versionGroupsOf(isGrouped ? [...present, ...shown] : present),
      ]);
      const [only] = values;
      if (only === undefined) return [];
      // One value uses the order of the index; several must be sorted.
      query =
        values.length === 1
          ? query.where(`p.${shared[type]}`, '=', only)
          : query.where(`p.${shared[type]}`, 'in', values);
      if (versions.length > 0) {
        query = query.where((eb) =>
          eb.or([eb('p.version_group', 'is', null), eb('p.version_group', 'not in', versions)]),
        );
      }
    }
    const left = [...present, ...shown];
    if (left.length > 0) query = query.where('p.id', 'not in', left);
    return firstOf(query, most, isGrouped);
  }

  /**
   * The products of the last of `rows`, a page's zones in order. A product is in the first related zone that has it:
   * the category, series and producer of one product share many. The order alone decides, so that zones asked for one
   * by one agree.
   */
  async function productsOf(
    rows: ReadonlyArray<Selectable<Schema['hotspots']>>,
    present: ReadonlyArray<number>,
    isGrouped: boolean,
  ): Promise<ReadonlyArray<number>> {
    const shown: number[] = [];
    let last: ReadonlyArray<number> = [];
    for (const row of rows) {
      // One after the other: each leaves out what those before it show.
      const found = await matching(
        { type: row.type as HotspotType, most: row.most },
        fromJson<ReadonlyArray<number>>(row.products),
        present,
        shown,
        isGrouped,
      );
      last = found.length < fewest ? [] : found;
      shown.push(...last);
    }
    return last;
  }

  return {
    /** The zones of a page with their names, without their products. */
    async named(page: HotspotPage): Promise<ReadonlyArray<NamedZone>> {
      const rows = await read
        .selectFrom('hotspots')
        .select(['zone', 'type', 'name', 'url'])
        .where('page', '=', page)
        .execute();
      return rows.map(({ zone, type, ...row }) => ({
        ...row,
        zone: zone as HotspotZoneName,
        type: type as HotspotType,
      }));
    },

    /**
     * A zone of a page; null where the shop has none.
     * @param on the page's products: the viewed one, those in the basket or on the list; and whether the versions of a
     * product share a card
     */
    async zone(
      page: HotspotPage,
      zone: HotspotZoneName,
      on: { productIds: ReadonlyArray<number>; isGrouped?: boolean } = { productIds: [] },
    ): Promise<HotspotZone | null> {
      const rows = await read
        .selectFrom('hotspots')
        .selectAll()
        .where('page', '=', page)
        .where('zone', '<=', zone)
        .orderBy('zone')
        .execute();
      const row = rows.at(-1);
      if (row?.zone !== zone) return null;
      const type = row.type as HotspotType;
      const together = isRelated(type) ? rows.filter((one) => isRelated(one.type as HotspotType)) : [row];
      const productIds = await productsOf(together, on.productIds, on.isGrouped ?? false);
      return { name: row.name, type, url: row.url, productIds };
    },
  };
}
