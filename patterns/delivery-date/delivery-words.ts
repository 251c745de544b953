import { weekdayOf, writeTime, type CalendarDay, type TimeOfDay } from '../../components/dates/index.ts';
import type { Locale, Translate } from '../../components/texts/texts.ts';
import { deliveryWeekdays, MAX_DAYS_AHEAD, type DeliveryDate } from '../rules/delivery-date.ts';
import { keepTogether } from '../rules/polish.ts';
import { formatDay } from '../rules/warsaw-time.ts';
import type { deliveryDateTexts } from './texts.ts';

export interface DeliverySpeaker {
  readonly t: Translate<typeof deliveryDateTexts.pl>;
  readonly locale: Locale;
  /** The day called "dziś". */
  readonly today: CalendarDay;
  /** Orders from this time on count for the next day; null without a cut-off. */
  readonly cutOff: TimeOfDay | null;
}

/** A day as part of a sentence: "w środę, 25 listopada", "dziś, 23 listopada". */
function onDay(day: CalendarDay, { t, locale, today }: DeliverySpeaker): string {
  const weekday = t(deliveryWeekdays[day === today ? 0 : weekdayOf(day)]);
  return t('onDay', { weekday, date: formatDay(day, locale, { day: 'numeric', month: 'long' }) });
}

/** When it arrives: "U Ciebie w środę, 25 listopada, jeśli zamówisz do 14:00". */
export function arrivalText(delivery: DeliveryDate | null, speaker: DeliverySpeaker): string {
  const { t, cutOff } = speaker;
  if (delivery === null) return keepTogether(t('tooFar', { count: MAX_DAYS_AHEAD }));
  const when = onDay(delivery.day, speaker);
  const hasCondition = delivery.orderBefore !== null && cutOff !== null;
  return keepTogether(hasCondition ? t('arrivesIf', { when, time: writeTime(cutOff) }) : t('arrives', { when }));
}

/** The order deadline of a day: "Dostawa w piątek, 27 listopada: zamów najpóźniej w środę, 25 listopada, do 14:00." */
export function orderText(delivery: CalendarDay, latest: CalendarDay, speaker: DeliverySpeaker): string {
  const { t, today, cutOff } = speaker;
  const key = `order${latest === today ? 'Today' : 'On'}${cutOff === null ? '' : 'Before'}` as const;
  const time = cutOff === null ? '' : writeTime(cutOff);
  return keepTogether(t(key, { when: onDay(delivery, speaker), latest: onDay(latest, speaker), time }));
}
