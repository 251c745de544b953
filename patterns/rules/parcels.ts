import type { CalendarDay } from '../../components/dates/index.ts';

/** Goods that leave the shop on one day; null where the day is unknown. */
export interface LeavingGoods {
  dispatch: CalendarDay | null;
}

/**
 * Goods of two parcels: those that leave first, and the rest. Null where all of them leave on one day, or none of the
 * days is known: then there is nothing to send earlier.
 */
export function splitByDispatch<Goods extends LeavingGoods>(
  goods: ReadonlyArray<Goods>,
): { now: ReadonlyArray<Goods>; later: ReadonlyArray<Goods> } | null {
  const days = goods.flatMap(({ dispatch }) => (dispatch === null ? [] : [dispatch]));
  const first = Math.min(...days);
  const now = goods.filter(({ dispatch }) => dispatch === first);
  const later = goods.filter(({ dispatch }) => dispatch !== first);
  return now.length > 0 && later.length > 0 ? { now, later } : null;
}
