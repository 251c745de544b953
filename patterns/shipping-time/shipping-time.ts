import type { Locale, Translate } from '../../components/texts/texts.ts';
import { keepTogether } from '../rules/polish.ts';
import type { ShippingPromise } from '../rules/shipping-time.ts';
import { weekdayOf } from '../../components/dates/index.ts';
import { formatDay } from '../rules/warsaw-time.ts';
import type { shippingTimeTexts } from './texts.ts';

type Translator = Translate<typeof shippingTimeTexts.pl>;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function sentence(promise: ShippingPromise, t: Translator, locale: Locale): string {
  switch (promise.kind) {
    case 'deadline':
      return t('deadline', { time: promise.time });
    case 'longWait':
      return t('longWait', { count: promise.days });
    case 'weekday': {
      const weekday = t(weekdays[weekdayOf(promise.day) - 1] ?? 'monday');
      const date = formatDay(promise.day, locale, { day: 'numeric', month: 'long' });
      return promise.showsDate ? t('withDate', { weekday, date }) : weekday;
    }
    default:
      return t(promise.kind);
  }
}

/** The dispatch promise as one sentence: "Zamów do 14:00, wyślemy dziś". */
export function promiseText(promise: ShippingPromise, t: Translator, locale: Locale = 'pl'): string {
  return keepTogether(sentence(promise, t, locale));
}

/** How long the promise of today still holds: "Zostało 2 godz. 18 min"; null for every other promise. */
export function timeLeftText(promise: ShippingPromise, t: Translator): string | null {
  if (promise.kind !== 'deadline') return null;
  const hours = Math.floor(promise.minutesLeft / 60);
  const minutes = promise.minutesLeft % 60;
  return keepTogether(hours > 0 ? t('left', { hours, minutes }) : t('leftMinutes', { minutes }));
}
