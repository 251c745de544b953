import { canBuy } from '../../../../patterns/rules/quantity.ts';
import { toQuantityData, sizeProblem, type UnknownSize } from '../../catalogue/store.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';
import type { Language } from '../../../platform/languages/languages.ts';
import { day, type Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { enqueue, type QueuedMail } from '../../../platform/store/outbox.ts';

export type ObserveOutcome =
  | { kind: 'added' }
  /** The address already waits for this size. */
  | { kind: 'kept' }
  /** The size is available: no need to wait. */
  | { kind: 'available' }
  /** The address has reached its daily limit (wire contract, 2.2: `limit`). */
  | { kind: 'limit' }
  | UnknownSize;

export interface Observation {
  id: number;
  productId: number;
  size: string;
  email: string;
  language: Language;
  /** '' for no call. */
  phone: string;
  createdAt: number;
}

const defaultMostADay = 10;

/** Decides whether a size is buyable. */
const offer = [
  's.amount',
  's.availability',
  'p.sell_by',
  'p.unit_precision',
  'p.min_per_order',
  'p.max_per_order',
  'p.details',
] as const;

/** Back-in-stock wishes (spec 7, call 22). */
export function observationsOf(database: Database, clock: Clock) {
  const { read, write } = database;
  return {
    /**
     * Saves a wish, once per address and size. The caller validates the address.
     * @param mostADay how many wishes an address may make within 24 hours. Two concurrent ones may exceed it by one.
     */
    async add(
      wish: { productId: number; size: string; email: string; phone?: string },
      mostADay = defaultMostADay,
    ): Promise<ObserveOutcome> {
      const { productId, size, phone = '' } = wish;
      const email = wish.email.trim().toLowerCase();
      return transact(database, async (tx): Promise<ObserveOutcome> => {
        const problem = await sizeProblem(tx, productId, size);
        if (problem) return problem;
        const offered = await tx
          .selectFrom('offered_sizes as s')
          .innerJoin('products as p', 'p.id', 's.product_id')
          .select(offer)
          .where('s.product_id', '=', productId)
          .where('s.type', '=', size)
          .executeTakeFirstOrThrow();
        // Stock below the minimum is none: the product form agrees.
        if (canBuy(toQuantityData(offered, offered))) return { kind: 'available' };
        const now = clock();
        const own = await tx
          .selectFrom('observations')
          .select(['product_id', 'size_type', 'notified_at', 'created_at'])
          .where('email', '=', email)
          .execute();
        const isKept = own.some(
          (row) => row.product_id === productId && row.size_type === size && row.notified_at === null,
        );
        if (isKept) return { kind: 'kept' };
        if (own.filter((row) => row.created_at > now - day).length >= mostADay) return { kind: 'limit' };
        await tx
          .insertInto('observations')
          .values({
            product_id: productId,
            size_type: size,
            email,
            language: currentLanguage(),
            phone,
            created_at: now,
            notified_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { kind: 'added' };
      });
    },

    /** Wishes whose size is buyable now, the oldest first: to be notified. */
    async fulfilled(limit = 100): Promise<ReadonlyArray<Observation>> {
      const rows = await read
        .selectFrom('observations as o')
        .innerJoin('products as p', 'p.id', 'o.product_id')
        .innerJoin('offered_sizes as s', (join) =>
          join.onRef('s.product_id', '=', 'o.product_id').onRef('s.type', '=', 'o.size_type'),
        )
        .select(['o.id', 'o.product_id', 'o.size_type', 'o.email', 'o.language', 'o.phone', 'o.created_at'])
        .select(offer)
        .where('o.notified_at', 'is', null)
        .where('p.is_visible', '=', 1)
        .where((eb) =>
          eb.or([
            eb('s.availability', '=', 'order'),
            eb.and([eb('s.availability', '=', 'enable'), eb('s.amount', '<>', 0)]),
          ]),
        )
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(limit)
        .execute();
      return rows
        .filter((row) => canBuy(toQuantityData(row, row)))
        .map((row) => ({
          id: row.id,
          productId: row.product_id,
          size: row.size_type,
          email: row.email,
          language: row.language,
          phone: row.phone,
          createdAt: row.created_at,
        }));
    },

    /** Deletes ended wishes, once the daily limit no longer counts them. @returns how many. */
    async sweep(): Promise<number> {
      const result = await write
        .deleteFrom('observations')
        .where('notified_at', '<=', clock() - day)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /**
     * Ends a wish and queues its mails: both or neither. Of two concurrent calls, one does.
     * @returns whether this call ended it.
     */
    async notify({ id }: Pick<Observation, 'id'>, mails: ReadonlyArray<QueuedMail>): Promise<boolean> {
      return transact(database, async (tx) => {
        const now = clock();
        const ended = await tx
          .updateTable('observations')
          .set({ notified_at: now })
          .where('id', '=', id)
          .where('notified_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!ended) return false;
        for (const mail of mails) await enqueue(tx, mail, now);
        return true;
      });
    },
  };
}
