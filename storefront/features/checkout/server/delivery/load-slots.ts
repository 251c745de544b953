import {
  endTime,
  fromIsoDate,
  polishHolidays,
  toIsoDate,
  weekdayOf,
  writeTime,
  type CalendarDay,
  type Holiday,
  type TimeRules,
} from '../../../../../components/dates/index.ts';
import { polishHolidayTexts } from '../../../../../components/calendar/polish-holidays.texts.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { deliveryDate } from '../../../../../patterns/rules/delivery-date.ts';
import { firstSlotDay, type DeliverySlots, type WrittenSlots } from '../../../../../patterns/rules/delivery-slots.ts';
import { calendarDay, formatDay, WARSAW } from '../../../../../patterns/rules/warsaw-time.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import { loadShopTime, type DeliveryOffer } from '../../../catalogue/index.ts';
import type { Courier } from '../../../../store/index.ts';
import { deliverySlotTexts } from './slots.texts.ts';

type Context = Pick<BuyingContext, 'store' | 'settings' | 'now' | 'reads' | 'texts'>;

/** The days of the offers whose day is chosen, by the courier's id; goods without a known dispatch have none. */
export async function loadSlots(
  context: Context,
  offers: ReadonlyArray<DeliveryOffer>,
): Promise<Readonly<Record<string, WrittenSlots>>> {
  const chosen = offers.filter(({ courier }) => courier.slots);
  if (chosen.length === 0) return {};
  const { store, settings, now } = context;
  const today = calendarDay(now);
  const latest = Math.min(today + settings.deliverySearchDays, fromIsoDate(settings.calendarLastDay));
  const range = [toIsoDate(today), toIsoDate(latest)] as const;
  const [{ daysOff }, own] = await Promise.all([loadShopTime(context), store.delivery.namedDays(...range)]);
  const isShopOpen = own.filter(({ isWorking }) => isWorking).map(({ day }) => fromIsoDate(day));
  const ownDaysOff = own.filter(({ isWorking }) => !isWorking);
  const named = namedDaysOff(daysOff, ownDaysOff, { from: today, to: latest, texts: context.texts });
  const calendar = { timeZone: WARSAW, holidays: daysOff, workingDays: new Set(isShopOpen) };
  const written = (day: string) => formatDay(fromIsoDate(day), context.texts.locale, { day: 'numeric', month: 'long' });
  return Object.fromEntries(
    chosen.flatMap(({ courier, arrival }) => {
      // The courier's own time is the least: an order placed now cannot arrive before.
      const { days = 0 } = courier.time.kind === 'days' ? courier.time : {};
      const soonest = deliveryDate(now, days, calendar, settings.deliverySearchDays);
      if (arrival.kind !== 'day' || !soonest) return [];
      // An exact time of this day may be over by the time of the order.
      const next = courier.slots?.between ? today + 1 : today;
      const earliest = Math.max(arrival.day, soonest.day, next, fromIsoDate(settings.calendarFirstDay));
      const times = timesOf(courier, settings);
      const slots: DeliverySlots = {
        earliest: toIsoDate(earliest),
        latest: toIsoDate(latest),
        daysOff: named.filter(({ day }) => day >= earliest).map(({ day, name }) => ({ day: toIsoDate(day), name })),
        workingDays: isShopOpen.filter((day) => day >= earliest).map(toIsoDate),
        hours: courier.slots?.hours ?? [],
        ...(times && { times }),
        calendar: {
          locale: settings.calendarLanguage,
          yearsInView: settings.calendarYearsInView,
          pattern: settings.dateFormat,
        },
      };
      if (earliest > latest) return [];
      const first = firstSlotDay(slots);
      const words = {
        first: first === null ? '' : written(first),
        last: written(slots.latest),
        ...(times && { times: timesInWords(times, context.texts) }),
      };
      return [[courier.id, { ...slots, words }] as const];
    }),
  );
}

/** The times of an exact delivery: whole hours of its courier, in the steps of the settings (L-06). */
function timesOf({ slots }: Pick<Courier, 'slots'>, settings: Context['settings']): TimeRules | null {
  if (!slots?.between) return null;
  const [minHour, maxHour] = slots.between;
  return { minHour, maxHour, hourStep: settings.calendarStepHours, minuteStep: settings.calendarStepMinutes };
}

/** "od 8:00 do 19:45, minuty co 15" */
function timesInWords(rules: TimeRules, texts: Context['texts']): string {
  const t = translator(deliverySlotTexts, texts);
  const written = (end: 0 | -1) => writeTime(endTime(end, rules)).replace(/^0/, '');
  const { hourStep = 1, minuteStep = 1 } = rules;
  return [
    t('times', { first: written(0), last: written(-1) }),
    ...(hourStep > 1 ? [t('hourStep', { step: hourStep })] : []),
    ...(minuteStep > 1 ? [t('minuteStep', { step: minuteStep })] : []),
  ].join(', ');
}

/** Days off with their names: the shop's own, and the statutory holidays. Weekends have none. */
export function namedDaysOff(
  daysOff: ReadonlySet<CalendarDay>,
  own: ReadonlyArray<{ day: string; name: string }>,
  { from, to, texts }: { from: CalendarDay; to: CalendarDay; texts: Context['texts'] },
): ReadonlyArray<Holiday> {
  const t = translator(polishHolidayTexts, texts);
  const year = Number(toIsoDate(from).slice(0, 4));
  const names = new Map<CalendarDay, string>([
    ...[year, year + 1].flatMap(polishHolidays).map(({ day, key }) => [day, t(key)] as const),
    ...own.map(({ day, name }) => [fromIsoDate(day), name] as const),
  ]);
  return [...daysOff]
    .filter((day) => day >= from && day <= to && (weekdayOf(day) < 6 || names.has(day)))
    .toSorted((a, b) => a - b)
    .map((day) => ({ day, name: names.get(day) ?? '' }));
}
