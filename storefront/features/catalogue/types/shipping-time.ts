import type { DaysAhead } from './common.ts';

/** When a parcel leaves: today if ordered before the deadline, after working days and hours, or on a day of the week. */
export type ShippingTime =
  | { kind: 'today'; /** HH:MM, in the shop's time zone. */ deadline: string }
  | { kind: 'days'; days: number; /** Added to the days. */ hours?: number; minutes?: number }
  | { kind: 'weekDay'; /** 1 is Monday. */ weekDay: number; weekAmount: number };

/** A later delivery than usual; the kind `unknown` has no date. */
export type DelayTime = { kind: 'unknown' } | { kind: 'days'; days: DaysAhead };
