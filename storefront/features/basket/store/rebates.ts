import type { Kysely, Selectable } from 'kysely';
import { rebateState, type RebateState, type RebateTerms } from '../../../../patterns/rules/rebate-code.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';

export type RebateKind = RebateTerms['kind'];

export interface RebateCode extends RebateTerms {
  /** In capitals. */
  code: string;
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
export function rebatesOf({ read }: Database, clock: Clock) {
  return {
    /**
     * The state of a code at a moment, in any spelling. The caller checks the basket's worth, because it knows the
     * basket.
     */
    async find(typed: string, now: number = clock()): Promise<RebateAnswer> {
      const rebate = await readRebate(read, rebateCodeOf(typed));
      return rebate ? { kind: rebateState(rebate, now), rebate } : { kind: 'unknown' };
    },
  };
}
