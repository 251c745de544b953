import { sql } from 'kysely';
import type { Tx } from '../../platform/store/engine/database.ts';
import type { Changes } from './changes.ts';

/** Rows in one statement. */
const mostRows = 128;

/**
 * Rows in portions of 1, 2, 4 … `mostRows`: the engines cache prepared statements, and these are few, however long the
 * lists.
 */
async function inPortions<Row>(
  rows: ReadonlyArray<Row>,
  write: (portion: ReadonlyArray<Row>) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length;) {
    const length = Math.min(mostRows, 2 ** Math.floor(Math.log2(rows.length - start)));
    await write(rows.slice(start, start + length));
    start += length;
  }
}

/** Writes changes in the order that the tables' references require. */
export async function applyChanges(tx: Tx, changes: Changes): Promise<void> {
  await inPortions(changes.newProducts, (rows) => tx.insertInto('products').values(rows).execute());
  for (const { id, columns } of changes.productUpdates)
    await tx.updateTable('products').set(columns).where('id', '=', id).execute();
  await inPortions(changes.newSizes, (rows) => tx.insertInto('sizes').values(rows).execute());
  for (const { productId, type, columns } of changes.sizeUpdates) {
    await tx.updateTable('sizes').set(columns).where('product_id', '=', productId).where('type', '=', type).execute();
  }
  await inPortions(changes.prices, (rows) =>
    tx
      .insertInto('price_history')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'size_type', 'from_at'])
          .doUpdateSet((eb) => ({ price: eb.ref('excluded.price') })),
      )
      .execute(),
  );
  await writeStocks(tx, changes);
  await writePlaces(tx, changes);
  await writePictures(tx, changes);
  await writeWords(tx, changes);
}

async function writeStocks(tx: Tx, { stocks, goneStocks }: Changes): Promise<void> {
  await inPortions(stocks, (rows) =>
    tx
      .insertInto('size_stocks')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'size_type', 'stock_id'])
          .doUpdateSet((eb) => ({ amount: eb.ref('excluded.amount') })),
      )
      .execute(),
  );
  for (const { productId, size, stockId } of goneStocks) {
    await tx
      .deleteFrom('size_stocks')
      .where('product_id', '=', productId)
      .where('size_type', '=', size)
      .where('stock_id', '=', stockId)
      .execute();
  }
}

async function writePlaces(tx: Tx, { places, gonePlaces }: Changes): Promise<void> {
  for (const { productId, categories } of gonePlaces)
    await tx
      .deleteFrom('product_categories')
      .where('product_id', '=', productId)
      .where('category_id', 'in', categories)
      .execute();
  await inPortions(places, (rows) => tx.insertInto('product_categories').values(rows).execute());
}

async function writePictures(tx: Tx, { pictures, gonePictures }: Changes): Promise<void> {
  for (const { productId, urls } of gonePictures)
    await tx.deleteFrom('picture_addresses').where('product_id', '=', productId).where('url', 'in', urls).execute();
  await inPortions(pictures, (rows) =>
    tx
      .insertInto('picture_addresses')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'url']).doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          position: eb.ref('excluded.position'),
          picture_id: eb.ref('excluded.picture_id'),
        })),
      )
      .execute(),
  );
}

async function writeWords(tx: Tx, { words, goneWords }: Changes): Promise<void> {
  for (const { productId, words: gone } of goneWords) {
    await inPortions(gone, (portion) =>
      tx.deleteFrom('search_tokens').where('product_id', '=', productId).where('token', 'in', portion).execute(),
    );
  }
  await inPortions(words, (rows) =>
    tx
      .insertInto('search_tokens')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['token', 'product_id']).doUpdateSet((eb) => ({ weight: eb.ref('excluded.weight') })),
      )
      .execute(),
  );
}

/** A sequence ignores explicit keys: the next product would get one that exists. */
export async function advanceSequences(tx: Tx): Promise<void> {
  for (const table of ['categories', 'producers', 'products', 'series'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
      tx,
    );
  }
}
