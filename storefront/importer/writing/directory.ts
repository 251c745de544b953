import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { StockDetails } from '../../features/catalogue/store.ts';
import type { Tx } from '../../platform/store/engine/database.ts';
import { toJson } from '../../platform/store/json.ts';
import { keyOfPath, type CategoryPath } from '../mapping/category-path.ts';
import type { Named, NamedCategory } from '../mapping/mapped-product.ts';
import { importerTexts } from '../report/texts.ts';
import { CategoryPlaces } from './category-places.ts';
import { NamedTable } from './named-table.ts';

/* Products refer to existing rows only: categories, producers, series and stocks, by the platform's ids. */

const t = translator(importerTexts, defaultTextsContext);

/**
 * The rows that products refer to, inside one import.
 * @param named the products' main categories, by the keys of their paths
 */
export async function openDirectory(tx: Tx, named: ReadonlyMap<string, NamedCategory>) {
  const categories = await NamedTable.open(tx, 'categories');
  const places = await CategoryPlaces.open(tx, categories, named);
  const producers = await NamedTable.open(tx, 'producers');
  const series = await NamedTable.open(tx, 'series');
  const stocks = new Set((await tx.selectFrom('stocks').select('id').execute()).map(({ id }) => id));

  return {
    category: (category: NamedCategory | null) => category && categories.settle(category, keyOfPath(category.path)),
    /** The categories on the path to a menu place, itself included. */
    place: (path: CategoryPath) => places.settle(path),
    producer: (producer: Named | null) => producer && producers.settle(producer),
    series: (one: Named | null) => one && series.settle(one),

    /** An unknown stock is a warehouse without an address. */
    async stock(id: string): Promise<void> {
      if (stocks.has(id)) return;
      stocks.add(id);
      const address = { street: '', zipcode: '', city: '', country: '' };
      const details: StockDetails = { address, openingHours: [] };
      await tx
        .insertInto('stocks')
        .values({
          id,
          name: t('stock', { id }),
          kind: 'warehouse',
          can_collect: 0,
          position: stocks.size - 1,
          details: toJson(details),
        })
        .execute();
    },
  };
}

export type Directory = Awaited<ReturnType<typeof openDirectory>>;
