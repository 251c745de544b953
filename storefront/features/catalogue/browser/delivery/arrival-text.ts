import { translator, type Locale, type TextsContext } from '../../../../../components/texts/texts.ts';
import { formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import type { Arrival, DeliveryOffer } from '../../server/delivery/delivery-offers.ts';
import { orderTexts } from './texts.ts';

/** "poniedziałek, 23 listopada", day and month joined by a no-break space; null without a known day. */
export const arrivalDay = (arrival: Arrival, locale: Locale): string | null =>
  arrival.kind === 'day'
    ? formatDay(arrival.day, locale, { weekday: 'long', day: 'numeric', month: 'long' }).replace(/(?<=\d) /, '\u00a0')
    : null;

/** When an offer delivers the goods, as on its tile. */
export function arrivalText({ arrival, courier }: DeliveryOffer, context: TextsContext): string {
  const t = translator(orderTexts, context);
  if (arrival.kind === 'minutes') return t('arrivesInMinutes', { minutes: arrival.minutes });
  const day = arrivalDay(arrival, context.locale);
  if (day === null) return t('arrivesUnknown');
  return t(courier.requires ? 'collectOn' : 'arrivesOn', { day });
}
