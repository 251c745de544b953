import { sizeType } from '../../../../patterns/rules/size.ts';
import type { ProductDetails } from '../../catalogue/store.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { lockBasket } from './lock-basket.ts';
import { additionalOf, type LineKey, type LineOptions } from './pricing.ts';
import { settleLine } from './settle-line.ts';

/** A wrapping in one of its sizes. */
export interface Wrapping {
  productId: number;
  size: string;
}

export type WrapOutcome =
  | 'wrapped'
  | 'unwrapped'
  /** The line is gone. */
  | 'gone'
  /** It is no wrapping, or the product is not wrapped. */
  | 'not_offered'
  /** None is left. */
  | 'unavailable'
  /** The basket's line limit is reached. */
  | 'basket_full';

const defaultMostLines = 100;
/** One wraps the whole line; for more the shopper sets its quantity, as of any line. */
const one = 1000;

/**
 * Gift wrapping. A wrapping is a basket line that belongs to another one: it is priced, counted and taken from stock
 * like any line, and removed with its own.
 */
export function wrappingsOf(database: Database, clock: Clock) {
  const { read } = database;
  return {
    /** This shop's wrappings, in catalogue order. */
    async offered(): Promise<ReadonlyArray<Wrapping>> {
      const rows = await read
        .selectFrom('products')
        .innerJoin('sizes', 'sizes.product_id', 'products.id')
        .select(['products.id', 'products.details', 'sizes.type'])
        .where('products.is_visible', '=', 0)
        .where('sizes.availability', '<>', 'disable')
        .orderBy('products.id')
        .orderBy('sizes.priority')
        .execute();
      return rows
        .filter(({ details }) => fromJson<ProductDetails>(details).isWrapper)
        .map(({ id, type }) => ({ productId: id, size: type }));
    },

    /** Replaces a line's wrapping, or removes it (null). Idempotent. */
    async wrap(
      session: SessionHash,
      key: LineKey,
      wrapping: Wrapping | null,
      mostLines = defaultMostLines,
    ): Promise<WrapOutcome> {
      return transact(database, async (tx): Promise<WrapOutcome> => {
        const now = clock();
        const basketId = await lockBasket(tx, session, now);
        const wrapped = await tx
          .selectFrom('basket_lines')
          .innerJoin('products', 'products.id', 'basket_lines.product_id')
          .select(['basket_lines.id', 'products.details'])
          .where('basket_id', '=', basketId)
          .where('product_id', '=', key.productId)
          .where('size_type', '=', key.size)
          .where('additional', '=', key.additional)
          .executeTakeFirst();
        if (!wrapped) return 'gone';
        const others = tx.deleteFrom('basket_lines').where('parent_id', '=', wrapped.id);
        if (wrapping === null) {
          await others.execute();
          return 'unwrapped';
        }
        if (!fromJson<ProductDetails>(wrapped.details).hasGiftWrap) return 'not_offered';
        const { productId, size: size_type } = { ...wrapping, size: sizeType(wrapping.size) };
        const product = await tx
          .selectFrom('products')
          .select('details')
          .where('id', '=', productId)
          .executeTakeFirst();
        if (!product || !fromJson<ProductDetails>(product.details).isWrapper) return 'not_offered';
        const options: LineOptions = {
          wraps: { productId: key.productId, size: key.size, additional: key.additional },
        };
        const additional = additionalOf(options);
        const settled = await settleLine(tx, basketId, { productId, size: size_type, additional }, () => one, options);
        if (settled.kind === 'unavailable') return 'unavailable';
        if (settled.kind !== 'settled') return 'not_offered';
        if (settled.before > 0) return 'wrapped';
        const { numDeletedRows } = await others.executeTakeFirst();
        if (settled.lineCount - Number(numDeletedRows) >= mostLines) return 'basket_full';
        await tx
          .insertInto('basket_lines')
          .values({
            basket_id: basketId,
            product_id: productId,
            size_type,
            additional,
            options: toJson(options),
            quantity: settled.value,
            comment: '',
            added_at: now,
            parent_id: wrapped.id,
          })
          .execute();
        return 'wrapped';
      });
    },
  };
}
