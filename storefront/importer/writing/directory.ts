import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { StockDetails } from '../../features/catalogue/store.ts';
import { toJson } from '../../platform/store/json.ts';
import { keyOfPath, type CategoryPath } from '../mapping/category-path.ts';
import type { Named, NamedCategory } from '../mapping/mapped-product.ts';
import { importerTexts } from '../report/texts.ts';
import { CategoryPlaces } from './category-places.ts';
import { NamedTable } from './named-table.ts';
import type { Within } from './within.ts';

/* Products refer to existing rows only: categories, producers, series and stocks, by the platform's ids. */

const t = translator(importerTexts, defaultTextsContext);

/**
 * The rows that products refer to, inside one import.
 * @param named the products' main categories, by the keys of their paths
 */
export async function openDirectory(within: Within, named: ReadonlyMap<string, NamedCategory>) {
  const categories = await NamedTable.open(within, 'categories');
  const places = await CategoryPlaces.open(within, categories, named);
  const producers = await NamedTable.open(within, 'producers');
  const series = await NamedTable.open(within, 'series');
  const stocks = new Set((await within.tx.selectFrom('stocks').select('id').execute()).map(({ id }) => id));

  return {
    category: (category: NamedCategory | null) => category && categories.settle(category, keyOfPath(category.path)),
    /** The categories on the path to a menu place, itself included. */
    place: (path: CategoryPath) => places.settle(path),
    producer: (producer: Named | null) => producer && producers.settle(producer),
    series: (one: Named | null) => one && series.settle(one),

    /** An unknown stock is a warehouse without an address. */
    async stock(id: string): Promise<void> {
      if (stocks.has(id)) return;
      const address = { street: '', zipcode: '', city: '', country: '' };
      const details: StockDetails = { address, openingHours: [] };
      await within.tx
        .insertInto('stocks')
        .values({
          id,
          name: t('stock', { id }),
          kind: 'warehouse',
          can_collect: 0,
          position: stocks.size,
          details: toJson(details),
        })
        .execute();
      stocks.add(id);
    },
  };
}

export type Directory = Awaited<ReturnType<typeof openDirectory>>;
