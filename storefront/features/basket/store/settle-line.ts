import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { settleQuantity } from '../../../../patterns/rules/quantity.ts';
import { isForSale, isOffered, sizePrice, type ProductDetails } from '../../catalogue/store.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
import { isSameLine, type LineKey } from './lines.ts';
import { chosenPrice, limitsOf, type LineOptions } from './pricing.ts';
import { readShelf } from './shelf.ts';

/**
 * The allowed quantity of a line beside others of its basket, for the wanted one.
 *
 * @param chosen the options of a line that is not in the basket yet
 */
export async function settleLine(
  tx: Tx,
  basketId: number,
  key: LineKey,
  wanted: (present: Thousandths) => Thousandths,
  chosen?: LineOptions,
) {
  const product = await tx.selectFrom('products').selectAll().where('id', '=', key.productId).executeTakeFirst();
  if (!product) return { kind: 'unknown_product', limits: null } as const;
  const rows = await tx.selectFrom('basket_lines').selectAll().where('basket_id', '=', basketId).execute();
  const lines = rows.map((row) => ({
    productId: row.product_id,
    size: row.size_type,
    additional: row.additional,
    quantity: row.quantity,
    options: row.options,
  }));
  const present = lines.find((line) => isSameLine(line, key));
  const options = chosen ?? (present ? fromJson<LineOptions>(present.options) : {});
  const details = fromJson<ProductDetails>(product.details);
  const others = lines.filter((line) => !isSameLine(line, key));
  const shelf = await readShelf(
    tx,
    [product.id],
    others.map(({ productId }) => productId),
  );
  const size = shelf.size(key);
  const limits = size ? limitsOf(shelf.limits(product, size, others), details, options) : null;
  if (!isOffered(product)) return { kind: 'unknown_product', limits } as const;
  if (!size || !limits) return { kind: 'unknown_size', limits } as const;
  if (!isForSale(product)) return { kind: 'not_for_sale', limits } as const;
  const isDefault = size.type === product.default_size;
  if (chosenPrice({ price: sizePrice(product, size), isDefault, details }, options) === null)
    return { kind: 'unknown_option', limits } as const;
  const before = present?.quantity ?? 0;
  const settled = settleQuantity(wanted(before), limits);
  if (!settled) return { kind: 'unavailable', limits } as const;
  return { kind: 'settled', ...settled, limits, before, lineCount: lines.length } as const;
}
