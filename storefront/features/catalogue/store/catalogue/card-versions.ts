import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../../platform/store/schema.ts';
import { fromJson } from '../../../../platform/store/json.ts';
import { groupBy, toPicture, type ProductRow } from './rows.ts';
import type { CardVersion, ProductDetails } from './types.ts';

/** As many versions as fit one line of a card; a group may have hundreds. */
const mostVersions = 6;

export interface CardVersions {
  /** In their order. */
  readonly versions: ReadonlyArray<CardVersion>;
  /** How many there are in all. */
  readonly versionCount: number;
}

/** The first versions of the products' groups, by group. */
export async function cardVersions(
  db: Kysely<Schema>,
  products: ReadonlyArray<Pick<ProductRow, 'version_group'>>,
): Promise<ReadonlyMap<string, CardVersions>> {
  const groups = [...new Set(products.flatMap(({ version_group }) => version_group ?? []))];
  if (groups.length === 0) return new Map();
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('products')
        .select(['id', 'slug', 'version_group', 'version_name', 'details'])
        .select(sql<number>`row_number() over (partition by version_group order by id)`.as('place'))
        .select(sql<number>`count(*) over (partition by version_group)`.as('count'))
        .where('version_group', 'in', groups)
        .where('is_visible', '=', 1)
        .as('v'),
    )
    .innerJoin('listed_products as l', 'l.product_id', 'v.id')
    .select(['v.id', 'v.slug', 'v.version_group', 'v.version_name', 'v.details', 'v.count', 'l.is_available'])
    .where('v.place', '<=', mostVersions)
    .orderBy('v.id')
    .execute();
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const pictures = await db
    .selectFrom('pictures')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('position', '=', 0)
    .execute();
  const pictureOf = new Map(pictures.map((row) => [row.product_id, toPicture(row)]));
  const byGroup = groupBy(rows, ({ version_group }) => version_group ?? '');
  return new Map(
    [...byGroup].map(([group, versions]) => [
      group,
      {
        versionCount: Number(versions[0]!.count),
        versions: versions.map((row): CardVersion => {
          const { version } = fromJson<ProductDetails>(row.details);
          return {
            id: row.id,
            slug: row.slug,
            name: row.version_name,
            swatch: version ? { name: version.name, hex: version.hex } : null,
            isAvailable: row.is_available === 1,
            picture: pictureOf.get(row.id) ?? null,
          };
        }),
      },
    ]),
  );
}
