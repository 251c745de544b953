import {
  endTime,
  hourOf,
  minuteOf,
  toTwelveHours,
  valuesOf,
  writeTime,
  type TimeOfDay,
  type ClockPart,
  type TimeRules,
  type UnreadTimeReason,
} from '../dates/index.ts';
import type { Translate } from '../texts/index.ts';
import type { timeFieldTexts } from './time-field.texts.ts';

/** A clock of 24 hours, or of twelve with AM and PM (T-05). */
export type Clock = 12 | 24;

export interface TimeWordsOptions {
  readonly t: Translate<typeof timeFieldTexts.pl>;
  readonly rules: TimeRules;
  readonly clock: Clock;
}

/** One spoken part of a time, in full: "14 godzin", "5 minut", on a clock of twelve "2 godziny, po południu". */
export function partInWords(part: ClockPart, time: TimeOfDay, { t, clock }: TimeWordsOptions): string {
  if (part === 'minute') return t('minutes', { count: minuteOf(time) });
  if (clock === 24) return t('hours', { count: hourOf(time) });
  const { hour, period } = toTwelveHours(time);
  return `${t('hours', { count: hour })}, ${t(`${period}InWords`)}`;
}

/** An hour or a minute as the field shows it, without the other part: "9", or on a clock of twelve "9 AM". */
const hourAlone = (hour: number, clock: Clock): string => {
  if (clock === 24) return String(hour);
  const { hour: shown, period } = toTwelveHours(hour * 60);
  return `${shown} ${period.toUpperCase()}`;
};

/** Why a text is not an allowed time, and what is allowed. */
export function timeSentence(reason: UnreadTimeReason, text: string, { t, rules, clock }: TimeWordsOptions): string {
  switch (reason) {
    case 'unreadable':
      return t(reason, { text, example: writeTime(endTime(0, rules), clock) });
    case 'noSuchHour':
      return t(reason, clock === 24 ? { first: 0, last: 23 } : { first: 1, last: 12 });
    case 'noSuchMinute':
      return t(reason);
    default: {
      const part = reason.startsWith('hour') ? 'hour' : 'minute';
      const values = valuesOf(part, rules);
      const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0].map((value) =>
        part === 'hour' ? hourAlone(value, clock) : value,
      );
      return t(reason, { first: first!, last: last!, count: rules[`${part}Step`] ?? 1 });
    }
  }
}
