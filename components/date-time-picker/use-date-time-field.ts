import type { CalendarDateTime } from '@internationalized/date';
import { dateFieldTexts } from '../date-field/date-field.texts.ts';
import { availabilityIn } from '../date-field/date-reading.ts';
import { dateSentence } from '../date-field/date-sentence.ts';
import { useTypedValue } from '../date-field/use-typed-value.ts';
import { orNone } from '../dates/calendar-date.ts';
import { clampDay, dayOf, dayOfDate, timeOf, toIsoDate } from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { timeFieldTexts } from '../time-field/time-field.texts.ts';
import { timeSentence } from '../time-field/time-words.ts';
import {
  dateTimeOf,
  exampleTime,
  readDateTime,
  toIsoDateTime,
  writeDateTime,
  type DateTimeProblem,
  type DateTimeRule,
} from './date-time.ts';
import { timeRulesIn, type DateTimeBehaviour } from './date-time-options.ts';
import { dateTimePickerTexts } from './date-time-picker.texts.ts';

/** As a pattern: a number, and characters of times and other date forms. */
const ofTimes = " d:.,-/'TAPMapm'";

const dayOrNone = orNone(dayOfDate);

/** State and behaviour of a typed day and time (`useTypedValue`). */
export function useDateTimeField({ onChange, ...props }: DateTimeBehaviour) {
  const { availability, clock = 24, today, pattern = 'DD, d MM yy' } = props;
  const t = useTexts(dateTimePickerTexts);
  const [ofDate, ofTime] = [useTexts(dateFieldTexts), useTexts(timeFieldTexts)];
  const { locale } = useTextsContext();

  const timeRulesOf = timeRulesIn(props);
  const rule: DateTimeRule = { pattern, availability, timeRulesOf, clock, locale, today };
  const bounds = availabilityIn(availability);
  const exampleDay = clampDay(dayOf(2026, 12, 3), bounds);
  const shownExample = dateTimeOf(exampleDay, exampleTime(timeOf(16, 30), timeRulesOf(exampleDay)));
  const example = writeDateTime(props.example ?? shownExample, rule);

  /** The problem and its remedy: the day's in a date field's words, the time's in a time field's. */
  const sentenceOf = (problem: DateTimeProblem): string => {
    switch (problem.code) {
      case 'day': {
        // The sentence names the weekday if it matters.
        const dateRule = { pattern: 'd MM yy', availability, locale };
        return dateSentence(problem.problem, { t: ofDate, rule: dateRule, text: '', example });
      }
      case 'time':
        return timeSentence(problem.reason, problem.text, { t: ofTime, rules: timeRulesOf(problem.day), clock });
      default:
        return t(problem.code, { example });
    }
  };

  const field = useTypedValue<CalendarDateTime, DateTimeProblem>({
    ...props,
    native: { type: 'datetime-local', min: `${toIsoDate(bounds.min)}T00:00`, max: `${toIsoDate(bounds.max)}T23:59` },
    format: `${clock} ${pattern}`,
    characters: `${pattern}${ofTimes}`,
    write: (moment) => writeDateTime(moment, rule),
    read: (text) => readDateTime(text, rule),
    readWhole: (text) => readDateTime(text, rule).value,
    toIso: toIsoDateTime,
    sentenceOf,
    onChange: (next, before) => onChange?.(next, { reason: dayOrNone(next) === dayOrNone(before) ? 'time' : 'day' }),
  });
  const { problem } = field.reading;

  return {
    ...field,
    rule,
    exampleText: example,
    example: t('hint', { example }),
    /** The typed day, even if unavailable or without a time. */
    day: dayOrNone(field.chosen) ?? (problem && 'day' in problem ? problem.day : null),
  };
}
