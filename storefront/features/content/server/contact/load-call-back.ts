import {
  availabilityOf,
  fromIsoDate,
  timeOf,
  toIsoDate,
  writeTime,
  zonedTime,
  type CalendarDay,
} from '../../../../../components/dates/index.ts';
import { formatDay, WARSAW } from '../../../../../patterns/rules/warsaw-time.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import { loadShopTime } from '../../../catalogue/index.ts';
import { namedDaysOff } from '../../../checkout/index.ts';
import { callBackDays, type CallBackOffer } from '../../browser/contact/call-back-offer.ts';

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
  const inWords = (day: CalendarDay, options: Intl.DateTimeFormatOptions) => formatDay(day, texts.locale, options);
  const off = own.filter(({ isWorking }) => !isWorking);
  const days = {
    latest: toIsoDate(latest),
    daysOff: namedDaysOff(daysOff, off, { from: ready.day, to: latest, texts }).map(({ day, name }) => ({
      day: toIsoDate(day),
      name,
    })),
    workingDays: own.filter(({ isWorking }) => isWorking).map(({ day }) => day),
    disabledDays: settings.callBackDisabledDays,
    enabledDays: settings.callBackEnabledDays,
    disabledWeekdays: settings.callBackDisabledWeekdays,
  };
  const { isAvailable: isOpen } = availabilityOf(callBackDays({ ...days, earliest: toIsoDate(ready.day) }));
  // The steps count from the first hour of each day, so that a day's hours are the same at any time.
  const { calendarStepHours: hourStep, calendarStepMinutes: minuteStep, calendarClock: clock } = settings;
  const steps = Math.max(0, Math.ceil((Math.ceil(ready.minutes / 60) - fromHour) / hourStep));
  const nextHour = fromHour + steps * hourStep;
  let earliest = Math.max(nextHour < toHour ? ready.day : ready.day + 1, fromIsoDate(settings.calendarFirstDay));
  while (earliest <= latest && !isOpen(earliest)) earliest += 1;
  if (earliest > latest) return null;
  const earliestHour = earliest === ready.day ? nextHour : fromHour;
  return {
    earliest: toIsoDate(earliest),
    earliestHour,
    ...days,
    fromHour,
    toHour,
    hourStep,
    minuteStep,
    clock,
    pattern: settings.dateFormat,
    moreDays: settings.callBackMoreDays,
    words: {
      example: `${inWords(earliest, { weekday: 'long', day: 'numeric', month: 'long' })}, ${writeTime(timeOf(earliestHour, 0), clock)}`,
      last: inWords(latest, { day: 'numeric', month: 'long' }),
    },
    phoneMinimum: settings.phoneMinimum,
  };
}
