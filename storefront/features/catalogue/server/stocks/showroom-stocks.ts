import { stockLevel, type StockLevel } from '../../../../../patterns/rules/stock-level.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import type { ProductPage, Stock } from '../../store.ts';

/** What the stocks have of one size. */
export interface SizeInStocks {
  type: string;
  name: string;
  /** By the id of the stock. */
  levels: Readonly<Record<string, StockLevel>>;
}

/** A product's sizes in the shop's stocks. */
export interface ProductStocks {
  /** Showrooms and warehouses that ever hold the product, in the shop's order. */
  stocks: ReadonlyArray<Stock>;
  sizes: ReadonlyArray<SizeInStocks>;
}

/** Null where no showroom holds the product: only showrooms are worth a way there. */
export function stocksOfProduct(
  { sizes }: Pick<ProductPage, 'sizes'>,
  stocks: ReadonlyArray<Stock>,
  { stockListLastUnits }: Pick<Settings, 'stockListLastUnits'>,
): ProductStocks | null {
  const held = new Set(sizes.flatMap((size) => size.stocks.map(({ stockId }) => stockId)));
  const shown = stocks.filter(({ id }) => held.has(id));
  if (!shown.some(({ kind }) => kind === 'showroom')) return null;
  return {
    stocks: shown,
    sizes: sizes.map(({ type, name, availability, stocks: amounts }) => ({
      type,
      name,
      levels: Object.fromEntries(
        shown.map(({ id }) => {
          const amount = amounts.find(({ stockId }) => stockId === id)?.amount ?? 0;
          // What is not sold now is nowhere to be had.
          return [id, availability === 'disable' ? 'none' : stockLevel(amount, stockListLastUnits)];
        }),
      ),
    })),
  };
}
