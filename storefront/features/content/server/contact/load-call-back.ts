import {
  fromIsoDate,
  timeOf,
  toIsoDate,
  writeTime,
  zonedTime,
  type CalendarDay,
} from '../../../../../components/dates/index.ts';
import { formatDay, isWorkingDay, WARSAW } from '../../../../../patterns/rules/warsaw-time.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import { loadShopTime } from '../../../catalogue/index.ts';
import { namedDaysOff } from '../../../checkout/index.ts';
import type { CallBackOffer } from '../../browser/contact/call-back-rules.ts';

/** When the shop calls back, from now on; null if it never does, or not before the last day. */
export async function loadCallBack(
  context: Pick<BuyingContext, 'store' | 'settings' | 'now' | 'reads' | 'texts'>,
): Promise<CallBackOffer | null> {
  const { store, settings, now, texts } = context;
  const { callBackFromHour: fromHour, callBackToHour: toHour } = settings;
  if (fromHour >= toHour) return null;
  const ready = zonedTime(now + settings.callBackNotice * 60_000, WARSAW);
  const latest = Math.min(ready.day + settings.callBackDays, fromIsoDate(settings.calendarLastDay));
  const range = [toIsoDate(ready.day), toIsoDate(latest)] as const;
  const [{ daysOff }, own] = await Promise.all([loadShopTime(context), store.delivery.namedDays(...range)]);
  const workingDays = own.filter(({ isWorking }) => isWorking).map(({ day }) => fromIsoDate(day));
  const isOpen = (day: CalendarDay) => workingDays.includes(day) || isWorkingDay(day, daysOff);
  // The steps count from the first hour of each day, so that a day's hours are the same at any time.
  const { calendarStepHours: hourStep, calendarStepMinutes: minuteStep } = settings;
  const steps = Math.max(0, Math.ceil((Math.ceil(ready.minutes / 60) - fromHour) / hourStep));
  const nextHour = fromHour + steps * hourStep;
  let earliest = nextHour < toHour ? ready.day : ready.day + 1;
  while (earliest <= latest && !isOpen(earliest)) earliest += 1;
  if (earliest > latest) return null;
  const earliestHour = earliest === ready.day ? nextHour : fromHour;
  const inWords = (day: CalendarDay, options: Intl.DateTimeFormatOptions) => formatDay(day, texts.locale, options);
  const off = own.filter(({ isWorking }) => !isWorking);
  return {
    earliest: toIsoDate(earliest),
    earliestHour,
    latest: toIsoDate(latest),
    daysOff: namedDaysOff(daysOff, off, { from: earliest, to: latest, texts }).map(({ day, name }) => ({
      day: toIsoDate(day),
      name,
    })),
    workingDays: workingDays.filter((day) => day >= earliest).map(toIsoDate),
    fromHour,
    toHour,
    hourStep,
    minuteStep,
    words: {
      example: `${inWords(earliest, { weekday: 'long', day: 'numeric', month: 'long' })}, ${writeTime(timeOf(earliestHour, 0), 24)}`,
      last: inWords(latest, { day: 'numeric', month: 'long' }),
    },
    phoneMinimum: settings.phoneMinimum,
  };
}
