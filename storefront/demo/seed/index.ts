import type { Catalogue } from '../types/catalogue.ts';
import { settingsWith } from '../../platform/settings/index.ts';
import { transact, type Database, type Tx } from '../../platform/store/engine/database.ts';
import { toJson } from '../../platform/store/json.ts';
import { addEdition } from './add-edition.ts';
import { contentRowsOf } from './content-rows.ts';
import { insertTables, resetSequences } from './insert.ts';
import { insertOffers } from './offers.ts';
import { rowsOf } from './rows.ts';

/** What is for sale, and what the shop says around it: a shop that was filled before the second came still gets it. */
const goods = 'catalogue-seeded';
const content = 'content-seeded';
/** What the second edition of the catalogue added to the goods. */
const secondEdition = 'catalogue-edition-2';
/** Who sells: before it came, pages told it by themselves. */
const seller = 'seller-seeded';
const milestones = [goods, content, secondEdition, seller];
/** Tables whose keys the catalogue gives although the engine could count them. */
const countedTables = ['categories', 'producers', 'products', 'series', 'menu_nodes'] as const;

/**
 * Fills an empty shop with the catalogue, once in the life of the database: prices, promotions and opinions are as old
 * as the catalogue says on the day of the first start. Processes that start together wait for the one that fills it.
 * @returns whether it was filled now.
 */
export async function seed(database: Database, load: () => Promise<Catalogue>, now: number): Promise<boolean> {
  const reached = await database.read.selectFrom('milestones').select('name').where('name', 'in', milestones).execute();
  if (reached.length === milestones.length) return false;
  const catalogue = await load();
  return transact(database, async (tx) => {
    const isEmpty = await isFirst(tx, goods, now);
    if (isEmpty) {
      await insertTables(tx, rowsOf(catalogue, now));
      await insertOffers(tx, catalogue);
    }
    // A shop that a feed has filled has other products: what the catalogue says of its own would mislead there.
    const isDemo = isEmpty || (await hasFirstEdition(tx, catalogue));
    if ((await isFirst(tx, secondEdition, now)) && isDemo && !isEmpty) await addEdition(tx, catalogue, now);
    if ((await isFirst(tx, content, now)) && isDemo) await insertContent(tx, catalogue, now);
    if ((await isFirst(tx, seller, now)) && isDemo) await insertSettings(tx, catalogue, now);
    if (database.engine === 'postgres') await resetSequences(tx, countedTables);
    return isEmpty;
  });
}

/** Reaches a milestone, which only one can. */
async function isFirst(tx: Tx, milestone: string, now: number): Promise<boolean> {
  const reached = await tx
    .insertInto('milestones')
    .values({ name: milestone, reached_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return reached !== undefined;
}

/** Whether the goods of the catalogue are the shop's: those that every edition has. */
async function hasFirstEdition(tx: Tx, { products }: Catalogue): Promise<boolean> {
  const rows = await tx.selectFrom('products').select(['id', 'slug']).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return products.filter(({ edition = 1 }) => edition === 1).every(({ id, slug }) => slugs.get(id) === slug);
}

/** What the shop has set by itself stays. */
async function insertSettings(tx: Tx, { shop }: Catalogue, now: number): Promise<void> {
  settingsWith(shop);
  const rows = Object.entries(shop).map(([key, value]) => ({ key, value: toJson(value), updated_at: now }));
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertContent(tx: Tx, catalogue: Catalogue, now: number): Promise<void> {
  // The migration has put a plain menu and a plain rule of delivery in their place.
  for (const table of ['menu_nodes', 'courier_countries', 'countries'] as const) await tx.deleteFrom(table).execute();
  await insertTables(tx, contentRowsOf(catalogue, now));
  for (const { id, productIds } of catalogue.series)
    await tx.updateTable('products').set({ series_id: id }).where('id', 'in', productIds).execute();
  for (const { courierId, minGross = null, maxGross = null } of catalogue.delivery.rules) {
    const limits = { min_worth: minGross, max_worth: maxGross };
    await tx.updateTable('couriers').set(limits).where('id', '=', courierId).execute();
  }
}
