import type { Kysely, Selectable } from 'kysely';
import { rebateState, type RebateState, type RebateTerms } from '../../../../patterns/rules/rebate-code.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';

export type RebateKind = RebateTerms['kind'];

export interface RebateCode extends RebateTerms {
  /** In capitals. */
  code: string;
}

/** The terms of a code as the operator writes them. */
export interface NewRebate extends Omit<RebateCode, 'usesLeft'> {
  /** How many orders may use it in all; null is no limit. */
  mostUses: number | null;
}

/** The state of a code: the platform's `rebates_code_ok`, `undefined`, `notbegun`, `expired`, `used`. */
export type RebateAnswer = { kind: 'unknown' } | { kind: RebateState; rebate: RebateCode };

/** Codes are equal in any spelling. */
export const rebateCodeOf = (typed: string): string => typed.trim().toUpperCase();

/** A discount code with its remaining uses. */
export const toRebate = (row: Selectable<Schema['rebate_codes']>): RebateCode => ({
  code: row.code,
  kind: row.kind as RebateKind,
  value: row.value,
  save: row.save,
  fromWorth: row.from_worth,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  usesLeft: row.most_uses === null ? null : row.most_uses - row.used,
});

/** A code as stored; null where there is none. Works inside a transaction and outside. */
export async function readRebate(db: Kysely<Schema>, code: string): Promise<RebateCode | null> {
  const row = await db.selectFrom('rebate_codes').selectAll().where('code', '=', code).executeTakeFirst();
  return row ? toRebate(row) : null;
}

/** Discount codes. */
export function rebatesOf(database: Database, clock: Clock) {
  const { read } = database;
  return {
    /**
     * The state of a code at a moment, in any spelling. The caller checks the basket's worth, because it knows the
     * basket.
     */
    async find(typed: string, now: number = clock()): Promise<RebateAnswer> {
      const rebate = await readRebate(read, rebateCodeOf(typed));
      return rebate ? { kind: rebateState(rebate, now), rebate } : { kind: 'unknown' };
    },

    /** All codes, by name. */
    async list(): Promise<ReadonlyArray<RebateCode>> {
      return (await read.selectFrom('rebate_codes').selectAll().orderBy('code').execute()).map(toRebate);
    },

    /** Adds a code, or changes the terms of one; its past uses count on. False if it was used more often than `mostUses`. */
    async save(terms: NewRebate): Promise<boolean> {
      return transact(database, async (tx) => {
        const { code, kind, value, save, fromWorth, validFrom, validUntil, mostUses } = terms;
        const used = (await tx.selectFrom('rebate_codes').select('used').where('code', '=', code).executeTakeFirst())
          ?.used;
        if (mostUses !== null && (used ?? 0) > mostUses) return false;
        const row = {
          kind,
          value,
          save,
          from_worth: fromWorth,
          valid_from: validFrom,
          valid_until: validUntil,
          most_uses: mostUses,
        };
        await tx
          .insertInto('rebate_codes')
          .values({ code, used: 0, ...row })
          .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
          .execute();
        return true;
      });
    },

    /** Ends a code now; baskets keep its name and get nothing for it. False if there is none. */
    async end(code: string): Promise<boolean> {
      const ended = await database.write
        .updateTable('rebate_codes')
        .set({ valid_until: clock() })
        .where('code', '=', code)
        .executeTakeFirst();
      return ended.numUpdatedRows > 0n;
    },
  };
}
