import { all, attribute, first, type FeedElement } from '../feed/element.ts';
import type { MappedSize, MappedStock, StockAmount } from './mapped-product.ts';
import { readGrams, readQuantity } from './numbers.ts';
import { readPrice, unlessZero } from './price.ts';
import type { Reasons } from './reasons.ts';

/** The platform's single size, also written `onesize` (wire contract, 2.6); light feeds call it `0` (1.9). */
const singleSize = 'uniw';
const isSingle = (id: string, isAlone: boolean): boolean => id === 'onesize' || (id === '0' && isAlone);

/** Sizes of either feed; each id may occur once. */
function sizeElements(product: FeedElement, reasons: Reasons): ReadonlyArray<{ type: string; size: FeedElement }> {
  const seen = new Set<string>();
  const sizes = all(product, 'sizes', 'size');
  return sizes.flatMap((size) => {
    const id = attribute(size, 'id');
    if (id === undefined) return reasons.skip('size-id', attribute(size, 'name'), []);
    const type = isSingle(id, sizes.length === 1) ? singleSize : id;
    if (seen.has(type)) return reasons.skip('size-duplicate', id, []);
    seen.add(type);
    return [{ type, size }];
  });
}

/** Stocks of a size: the listed ones, summed by id, or the single number for all of them. Null without either. */
function stocksOf(size: FeedElement, type: string, reasons: Reasons): ReadonlyArray<StockAmount> | null {
  const read = (quantity: string | undefined) => {
    const amount = quantity === undefined ? null : readQuantity(quantity);
    return amount ?? reasons.skip('size-quantity', `${type}: ${quantity ?? ''}`, 0);
  };
  const listed = all(size, 'stock');
  if (listed.length === 0) {
    const sum = first(size, 'stock_quantity');
    return sum ? [{ stockId: '1', amount: read(attribute(sum, 'quantity') ?? sum.text) }] : null;
  }
  const amounts = new Map<string, number>();
  for (const stock of listed) {
    const id = attribute(stock, 'id') ?? '1';
    const amount = read(attribute(stock, 'quantity'));
    const before = amounts.get(id) ?? 0;
    amounts.set(id, amount < 0 || before < 0 ? -1 : before + amount);
  }
  return [...amounts].map(([stockId, amount]) => ({ stockId, amount }));
}

const mapStock = (type: string, size: FeedElement, reasons: Reasons): MappedStock => {
  const price = readPrice(first(size, 'price'));
  return {
    type,
    price: price === undefined ? reasons.skip('size-price', type, null) : price,
    strikethrough: unlessZero(readPrice(first(size, 'strikethrough_retail_price'))),
    stocks: stocksOf(size, type, reasons),
  };
};

/** The sizes of a light feed. */
export const mapStocks = (product: FeedElement, reasons: Reasons): ReadonlyArray<MappedStock> =>
  sizeElements(product, reasons).map(({ type, size }) => mapStock(type, size, reasons));

/** The sizes of a full feed. An available size without a stock is empty. */
export function mapSizes(product: FeedElement, reasons: Reasons): ReadonlyArray<MappedSize> {
  return sizeElements(product, reasons).map(({ type, size }) => {
    const weight = attribute(size, 'weight') ?? '0';
    const stock = mapStock(type, size, reasons);
    const isAvailable = attribute(size, 'available') !== 'unavailable';
    if (isAvailable && stock.stocks === null) reasons.notice('no-stock', type);
    return {
      ...stock,
      name: attribute(size, 'name') ?? attribute(size, 'text_id') ?? type,
      code: attribute(size, 'code') ?? `${attribute(product, 'id') ?? ''}-${type}`,
      producerCode: attribute(size, 'code_producer') || null,
      externalCode: attribute(size, 'code_external') || null,
      weight: readGrams(weight) ?? reasons.skip('weight', weight, 0),
      isAvailable,
    };
  });
}
