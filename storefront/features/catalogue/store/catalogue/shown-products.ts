import type { Kysely } from 'kysely';
import type { Schema } from '../../../../platform/store/schema.ts';

const shown = (db: Kysely<Schema>) => db.selectFrom('products').where('is_visible', '=', 1);

/** How many products the shop shows. */
export async function countShownProducts(db: Kysely<Schema>): Promise<number> {
  const { count } = await shown(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The address fields of shown products, one part at a time, by number. */
export const shownProducts = (
  db: Kysely<Schema>,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReadonlyArray<{ id: number; slug: string }>> =>
  shown(db).select(['id', 'slug']).orderBy('id').offset(offset).limit(limit).execute();
