import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../engine/database.ts';

export type RebateKind =
  /** Whole percent off the goods. */
  | 'percentage'
  /** Grosze off the goods. */
  | 'amount'
  /** Delivery costs nothing. */
  | 'delivery';

export interface RebateCode {
  /** In capitals. */
  code: string;
  kind: RebateKind;
  /** Percent or grosze; 0 for free delivery. */
  value: number;
  /** The least worth of goods that it wants. */
  fromWorth: Grosze;
  validFrom: number | null;
  /** The first moment at which it is over. */
  validUntil: number | null;
  /** How many more orders may use it; null is no limit. */
  usesLeft: number | null;
}

/** What is to be said of a code: the platform's `rebates_code_ok`, `undefined`, `notbegun`, `expired`, `used`. */
export type RebateAnswer =
  | { kind: 'valid'; rebate: RebateCode }
  | { kind: 'unknown' }
  | { kind: 'not_begun'; rebate: RebateCode }
  | { kind: 'expired'; rebate: RebateCode }
  | { kind: 'used'; rebate: RebateCode };

/** Discount codes. */
export function rebatesOf({ read }: Database, clock: Clock) {
  return {
    /**
     * What a code is worth at a moment, however it is written. Whether the basket is worth enough is for the caller, who
     * knows the basket.
     */
    async find(typed: string, now: number = clock()): Promise<RebateAnswer> {
      const row = await read
        .selectFrom('rebate_codes')
        .selectAll()
        .where('code', '=', typed.trim().toUpperCase())
        .executeTakeFirst();
      if (!row) return { kind: 'unknown' };
      const rebate: RebateCode = {
        code: row.code,
        kind: row.kind as RebateKind,
        value: row.value,
        fromWorth: row.from_worth,
        validFrom: row.valid_from,
        validUntil: row.valid_until,
        usesLeft: row.most_uses === null ? null : row.most_uses - row.used,
      };
      if (rebate.validFrom !== null && now < rebate.validFrom) return { kind: 'not_begun', rebate };
      if (rebate.validUntil !== null && now >= rebate.validUntil) return { kind: 'expired', rebate };
      return { kind: rebate.usesLeft === 0 ? 'used' : 'valid', rebate };
    },
  };
}
