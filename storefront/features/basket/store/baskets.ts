import type { Correction } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { QuantityData } from '../../../../patterns/rules/quantity.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { prepared } from '../../../platform/store/engine/prepared.ts';
import { toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { readLines, type BasketLine, type LineKey } from './lines.ts';
import { lockBasket } from './lock-basket.ts';
import { additionalOf, type LineOptions } from './pricing.ts';
import { readRemoved, writeRemoved } from './removed-lines.ts';
import { settleLine } from './settle-line.ts';

export interface Basket {
  lines: ReadonlyArray<BasketLine>;
  /** Changes with every write, also of comments, presents and the code; 0 where nothing was ever in it. */
  version: number;
  /** Goods alone, without delivery. */
  productsTotal: Grosze;
}

export type RefusedLine =
  | { kind: 'unknown_product' }
  | { kind: 'unknown_size' }
  /** The product lacks such an option. */
  | { kind: 'unknown_option' }
  /** Price by phone, a present, or for points only. */
  | { kind: 'not_for_sale' }
  /** Sold out, or less left than the minimum. */
  | { kind: 'unavailable' }
  /** The basket's line limit is reached. */
  | { kind: 'basket_full' };

/** `quantity` is the line's new quantity, `added` the difference (0 where nothing more could be added). */
export type AddOutcome =
  | { kind: 'added'; quantity: Thousandths; added: Thousandths; correction: Correction | null; limits: QuantityData }
  | RefusedLine;

export type ChangeOutcome = { key: LineKey } & (
  | { kind: 'set'; quantity: Thousandths; correction: Correction | null; limits: QuantityData }
  | { kind: 'removed' }
  /** The line is gone and cannot be restored without its options. */
  | { kind: 'gone' }
  | RefusedLine
);

export interface AddCommand {
  productId: number;
  size: string;
  quantity: Thousandths;
  options?: LineOptions;
  comment?: string;
  /** The basket's line limit. */
  mostLines?: number;
  /** Key of a purchase attempt: as long as its line is in the basket, the same command adds nothing. */
  attempt?: string | undefined;
}

export interface LineChange extends LineKey {
  /** 0 removes the line. */
  quantity: Thousandths;
  comment?: string;
}

const defaultMostLines = 100;

const readBasket = prepared((db, session: SessionHash) =>
  db.selectFrom('baskets').select(['id', 'updated_at']).where('session_hash', '=', session),
);

/** Session baskets. Two tabs may change one basket: the last write wins a line, other lines stay. */
export function basketsOf(database: Database, clock: Clock) {
  const { read } = database;

  const deleteLine = (tx: Tx, basketId: number, key: LineKey) =>
    tx
      .deleteFrom('basket_lines')
      .where('basket_id', '=', basketId)
      .where('product_id', '=', key.productId)
      .where('size_type', '=', key.size)
      .where('additional', '=', key.additional)
      .execute();

  async function lastAttempt(tx: Tx, basketId: number): Promise<string | null> {
    const row = await tx.selectFrom('baskets').select('last_attempt').where('id', '=', basketId).executeTakeFirst();
    return row?.last_attempt ?? null;
  }

  async function setLine(tx: Tx, basketId: number, change: LineChange): Promise<ChangeOutcome> {
    const { productId, size, additional, quantity, comment } = change;
    const key = { productId, size, additional };
    if (quantity <= 0) {
      await deleteLine(tx, basketId, key);
      return { key, kind: 'removed' };
    }
    const settled = await settleLine(tx, basketId, key, () => quantity);
    if (settled.kind !== 'settled') return { key, kind: settled.kind };
    const { value, correction, limits, before } = settled;
    // Another tab removed the line; the shopper's last change wins, so it returns, unless its options are lost.
    if (before === 0 && additional !== '') return { key, kind: 'gone' };
    await tx
      .insertInto('basket_lines')
      .values({
        basket_id: basketId,
        product_id: productId,
        size_type: size,
        additional,
        options: toJson({}),
        quantity: value,
        comment: comment ?? '',
        added_at: clock(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['basket_id', 'product_id', 'size_type', 'additional'])
          .doUpdateSet({ quantity: value, ...(comment !== undefined && { comment }) }),
      )
      .execute();
    return { key, kind: 'set', quantity: value, correction, limits };
  }

  return {
    /** The session's basket at current prices and stock; empty where there is none. */
    async ofSession(session: SessionHash | null): Promise<Basket> {
      const row = session === null ? undefined : (await readBasket(read, session))[0];
      const lines = row ? await readLines(read, row.id) : [];
      return {
        lines,
        version: row?.updated_at ?? 0,
        productsTotal: lines.reduce((sum, { totalGross }) => sum + totalGross, 0),
      };
    },

    /** The number of lines, as in the header. */
    async count(session: SessionHash | null): Promise<number> {
      if (session === null) return 0;
      const { count } = await read
        .selectFrom('basket_lines')
        .innerJoin('baskets', 'baskets.id', 'basket_lines.basket_id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('baskets.session_hash', '=', session)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Adds to the basket's quantity of the size; the rules adjust the sum. */
    async add(session: SessionHash, command: AddCommand): Promise<AddOutcome> {
      const { productId, size, quantity, options = {}, comment = '', mostLines = defaultMostLines, attempt } = command;
      const key = { productId, size, additional: additionalOf(options) };
      // A restored page has its old key: another choice on it is another wish.
      const wish = attempt === undefined ? null : [attempt, ...Object.values(key), quantity].join(' ');
      return transact(database, async (tx): Promise<AddOutcome> => {
        const now = clock();
        const basketId = await lockBasket(tx, session, now);
        const settled = await settleLine(tx, basketId, key, (present) => present + quantity, options);
        if (settled.kind !== 'settled') return { kind: settled.kind };
        const { value, correction, limits, before, lineCount } = settled;
        // A wrapping is only added by its line.
        if (before === 0 && options.wraps) return { kind: 'unknown_option' };
        if (before === 0 && lineCount >= mostLines) return { kind: 'basket_full' };
        if (wish !== null) {
          if (before > 0 && (await lastAttempt(tx, basketId)) === wish)
            return { kind: 'added', quantity: before, added: Math.min(quantity, before), correction: null, limits };
          // What could not be added is reported.
          if (value > before)
            await tx.updateTable('baskets').set({ last_attempt: wish }).where('id', '=', basketId).execute();
        }
        await tx
          .insertInto('basket_lines')
          .values({
            basket_id: basketId,
            product_id: productId,
            size_type: size,
            additional: key.additional,
            options: toJson(options),
            quantity: value,
            comment,
            added_at: now,
          })
          .onConflict((conflict) =>
            conflict.columns(['basket_id', 'product_id', 'size_type', 'additional']).doUpdateSet({ quantity: value }),
          )
          .execute();
        return { kind: 'added', quantity: value, added: Math.max(value - before, 0), correction, limits };
      });
    },

    /** Sets quantities of lines; other lines stay unchanged. Zero removes; what this call removed can be put back. */
    async setQuantities(
      session: SessionHash,
      changes: ReadonlyArray<LineChange>,
    ): Promise<ReadonlyArray<ChangeOutcome>> {
      return transact(database, async (tx) => {
        const now = clock();
        const basketId = await lockBasket(tx, session, now);
        const removed = await readRemoved(
          tx,
          basketId,
          changes.filter(({ quantity }) => quantity <= 0),
        );
        const outcomes: ChangeOutcome[] = [];
        for (const change of changes) outcomes.push(await setLine(tx, basketId, change));
        await writeRemoved(tx, basketId, removed, now);
        return outcomes;
      });
    },

    async setComment(session: SessionHash, key: LineKey, comment: string): Promise<void> {
      await transact(database, async (tx) => {
        const basketId = await lockBasket(tx, session, clock());
        await tx
          .updateTable('basket_lines')
          .set({ comment })
          .where('basket_id', '=', basketId)
          .where('product_id', '=', key.productId)
          .where('size_type', '=', key.size)
          .where('additional', '=', key.additional)
          .execute();
      });
    },

    async remove(session: SessionHash, keys: ReadonlyArray<LineKey>): Promise<void> {
      await transact(database, async (tx) => {
        const basketId = await lockBasket(tx, session, clock());
        for (const key of keys) await deleteLine(tx, basketId, key);
      });
    },
  };
}
