import { fromIsoDate, polishHolidays, toIsoDate, type CalendarDay } from '../../../../../components/dates/index.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { readOnce, type Reads } from '../../../../platform/page/read-once.ts';
import type { Store } from '../../../../store/index.ts';
import type { Settings } from '../../../../platform/settings/index.ts';

/** The time of a request, for dispatch and delivery. */
export interface ShopTime {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Days beside Saturdays and Sundays without dispatch and delivery. */
  readonly daysOff: ReadonlySet<CalendarDay>;
}

interface ShopTimeContext {
  readonly store: Pick<Store, 'delivery'>;
  readonly settings: Pick<Settings, 'hasPublicHolidays'>;
  readonly now: number;
  readonly reads?: Reads | undefined;
}

/** How far ahead days off are read: longer than any delivery takes. */
const daysAhead = 2 * 365;

/** Poland's statutory holidays, if the shop keeps them, and its own days off; its own working days win. */
export const loadShopTime = (context: ShopTimeContext): Promise<ShopTime> =>
  readOnce(context, 'shop time', () => readShopTime(context));

async function readShopTime({ store, settings, now }: ShopTimeContext): Promise<ShopTime> {
  const today = calendarDay(now);
  const own = await store.delivery.days(toIsoDate(today), toIsoDate(today + daysAhead));
  const daysOff = new Set([
    ...(settings.hasPublicHolidays ? publicHolidays(today) : []),
    ...own.holidays.map(fromIsoDate),
  ]);
  for (const day of own.workingDays) daysOff.delete(fromIsoDate(day));
  return { now, daysOff };
}

function publicHolidays(today: CalendarDay): ReadonlyArray<CalendarDay> {
  const year = Number(toIsoDate(today).slice(0, 4));
  return [year, year + 1, year + 2].flatMap(polishHolidays).map(({ day }) => day);
}
