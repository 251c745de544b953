import { useMemo, useRef } from 'react';
import { dateFieldTexts } from '../date-field/date-field.texts.ts';
import { availabilityIn } from '../date-field/date-reading.ts';
import { useNativeFirst } from '../date-field/use-native-first.ts';
import { useTypedValue } from '../date-field/use-typed-value.ts';
import { dayOfWall, orNone, wallTimeOf, type WallTime } from '../dates/calendar-date.ts';
import { clampDay, dayOf, timeOf, toIsoDate, typedCharacters } from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { timeFieldTexts } from '../time-field/time-field.texts.ts';
import {
  exampleTime,
  isoOfWall,
  readDateTime,
  writeDateTime,
  type DateTimeProblem,
  type DateTimeRule,
} from './date-time.ts';
import { timeRulesIn, type DateTimeBehaviour } from './date-time-options.ts';
import { dateTimePickerTexts } from './date-time-picker.texts.ts';
import { dateTimeSentence } from './date-time-sentence.ts';

/** As a pattern: a number, and characters of times and other date forms. */
const ofTimes = " d:.,-/'TAPMapm'";

const dayOrNone = orNone(dayOfWall);

/** State and behaviour of a typed day and time (`useTypedValue`). On the server a native input. */
export function useDateTimeField(props: DateTimeBehaviour) {
  const { name, availability, clock = 24, today, pattern = 'DD, d MM yy' } = props;
  const { value, defaultValue, onChange } = props;
  const t = useTexts(dateTimePickerTexts);
  const [ofDate, ofTime] = [useTexts(dateFieldTexts), useTexts(timeFieldTexts)];
  const { locale } = useTextsContext();
  const input = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(input);

  const timeRulesOf = timeRulesIn(props);
  const rule: DateTimeRule = { pattern, availability, timeRulesOf, clock, locale, today };
  const bounds = availabilityIn(availability);
  const exampleDay = clampDay(dayOf(2026, 12, 3), bounds);
  const shownExample = wallTimeOf(exampleDay, exampleTime(timeOf(16, 30), timeRulesOf(exampleDay)));
  const example = writeDateTime(props.example ?? shownExample, rule);
  const characters = useMemo(() => typedCharacters(`${pattern}${ofTimes}`, { locale }), [pattern, locale]);

  const {
    reading: { problem: found },
    ...field
  } = useTypedValue<WallTime, DateTimeProblem>({
    input,
    isNative,
    name,
    value,
    defaultValue,
    writing: isNative ? 'native' : `${clock} ${pattern}`,
    write(moment) {
      if (moment === null) return '';
      return isNative ? isoOfWall(moment) : writeDateTime(moment, rule);
    },
    read: (text) => readDateTime(text, rule),
    readWhole: (text) => readDateTime(text, rule).value,
    toIso: isoOfWall,
    sentenceOf: (problem) => dateTimeSentence(problem, { t, ofDate, ofTime, rule, example }),
    characters,
    onChange: (next, before) => onChange?.(next, { reason: dayOrNone(next) === dayOrNone(before) ? 'time' : 'day' }),
  });

  return {
    ...field,
    rule,
    exampleText: example,
    example: t('hint', { example }),
    /** The typed day, even if unavailable or without a time. */
    day: dayOrNone(field.chosen) ?? (found && 'day' in found ? found.day : null),
    controlProps: {
      type: isNative ? 'datetime-local' : 'text',
      ...(isNative && { min: `${toIsoDate(bounds.min)}T00:00`, max: `${toIsoDate(bounds.max)}T23:59` }),
      ...field.controlProps,
    },
  };
}
