import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { OpeningHours } from '../types/delivery.ts';
import type { CourierDetails, StockDetails } from './catalogue/types.ts';

/** What an operator changes of a courier; left out stays. */
export interface CourierChange {
  name?: string;
  /** Grosze; null is never free, or no limit. */
  cost?: number;
  freeFrom?: number | null;
  minWorth?: number | null;
  maxWorth?: number | null;
  details?: Partial<CourierDetails>;
}

/** Changes of couriers, days off and showrooms, for the operator's commands. */
export function courierChangesOf(database: Database) {
  const change = async (tx: Tx, id: string, { name, cost, details, ...limits }: CourierChange): Promise<boolean> => {
    const row = await tx.selectFrom('couriers').select('details').where('id', '=', id).executeTakeFirst();
    if (!row) return false;
    await tx
      .updateTable('couriers')
      .set({
        ...(name !== undefined && { name }),
        ...(cost !== undefined && { cost }),
        ...(limits.freeFrom !== undefined && { free_from: limits.freeFrom }),
        ...(limits.minWorth !== undefined && { min_worth: limits.minWorth }),
        ...(limits.maxWorth !== undefined && { max_worth: limits.maxWorth }),
        // An undefined detail is left out of the JSON: it is gone.
        details: toJson({ ...fromJson<CourierDetails>(row.details), ...details }),
      })
      .where('id', '=', id)
      .execute();
    return true;
  };

  return {
    /** False for an unknown courier. */
    change: (id: string, changes: CourierChange) => transact(database, (tx) => change(tx, id, changes)),

    /** A new courier of the shop's own country, the last one in its order; false where the id is taken. */
    async add(id: string, name: string, payment: 'prepaid' | 'dvp', cost: number): Promise<boolean> {
      return transact(database, async (tx) => {
        const { last } = await tx
          .selectFrom('couriers')
          .select((eb) => eb.fn.max('position').as('last'))
          .executeTakeFirstOrThrow();
        const details: CourierDetails = { time: { kind: 'days', days: 1 }, maxWeight: null, isVirtual: false };
        const added = await tx
          .insertInto('couriers')
          .values({
            id,
            name,
            payment,
            cost,
            free_from: null,
            min_worth: null,
            max_worth: null,
            position: last === null ? 0 : Number(last) + 1,
            details: toJson(details),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return false;
        const own = await tx.selectFrom('countries').select('id').orderBy('position').executeTakeFirst();
        if (own) await tx.insertInto('courier_countries').values({ courier_id: id, country_id: own.id }).execute();
        return true;
      });
    },

    /** Sets a day of the shop; null removes the exception. */
    async setDay(day: string, kind: 'holiday' | 'working' | null, name: string): Promise<void> {
      await transact(database, async (tx) => {
        await tx.deleteFrom('delivery_days').where('day', '=', day).execute();
        if (kind) await tx.insertInto('delivery_days').values({ day, kind, name }).execute();
      });
    },

    /** Opening hours of a showroom; false for an unknown one. */
    async setHours(stockId: string, openingHours: ReadonlyArray<OpeningHours>): Promise<boolean> {
      return transact(database, async (tx) => {
        const row = await tx.selectFrom('stocks').select('details').where('id', '=', stockId).executeTakeFirst();
        if (!row) return false;
        const details = toJson({ ...fromJson<StockDetails>(row.details), openingHours });
        await tx.updateTable('stocks').set({ details }).where('id', '=', stockId).execute();
        return true;
      });
    },
  };
}
