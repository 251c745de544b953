import { useMemo, useRef } from 'react';
import {
  clampDay,
  dayOf,
  defaultDatePattern,
  formatDate,
  readPastedDate,
  toIsoDate,
  typedCharacters,
  type AvailabilityRules,
  type CalendarDay,
  type ParseDateOptions,
} from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { dateFieldTexts } from './date-field.texts.ts';
import { availabilityIn, readDay, type DateProblem } from './date-reading.ts';
import { dateSentence } from './date-sentence.ts';
import { useNativeFirst } from './use-native-first.ts';
import { useTypedValue } from './use-typed-value.ts';

/** The field's options; the component's with dates of `@internationalized/date`, the hook's with days. */
export interface DateFieldBehaviour<Day = CalendarDay> {
  /** The name for submission. */
  name?: string | undefined;
  /** The date pattern: `d dd o oo D DD m mm M MM y yy @ !`, see `parseDate`. Default: `yy-mm-dd` (L-06). */
  pattern?: string | undefined;
  /** Available days (E-05); default 1970-01-01 to 2470-12-31. Unlike in a calendar, `min` may be earlier. */
  availability?: AvailabilityRules<Day> | undefined;
  /** Today, which decides the century of a two-digit year: `today(timeZone)` of `@internationalized/date`. */
  today?: Day | undefined;
  /** The last two-digit year of this century, 0 to 99; "+10", the default, counts from the present year. */
  shortYearCutoff?: ParseDateOptions['shortYearCutoff'] | undefined;
  /** The example date of hint and messages; by default the nearest to 2026-11-21. */
  example?: Day | undefined;
  /** The controlled date, null for none; update it in `onChange`. */
  value?: Day | null | undefined;
  /** The initial date, also after a form reset. */
  defaultValue?: Day | null | undefined;
  /** Called with each new date; null without an available one. */
  onChange?: ((date: Day | null) => void) | undefined;
}

/** State and behaviour of a typed date (`useTypedValue`). On the server a native date input. */
export function useDateField(props: DateFieldBehaviour) {
  const { name, availability, today, shortYearCutoff, value, defaultValue, onChange } = props;
  const t = useTexts(dateFieldTexts);
  const { locale } = useTextsContext();
  const input = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(input);

  const ownPattern = props.pattern ?? defaultDatePattern;
  // A native date input's value is ISO 8601, whatever it shows.
  const pattern = isNative ? defaultDatePattern : ownPattern;
  const rule = {
    pattern,
    availability,
    locale,
    ...(today !== undefined && { today }),
    ...(shortYearCutoff !== undefined && { shortYearCutoff }),
  };
  const bounds = availabilityIn(availability);
  const example = formatDate(ownPattern, props.example ?? clampDay(dayOf(2026, 11, 21), bounds), rule);
  const characters = useMemo(() => typedCharacters(ownPattern, { locale }), [ownPattern, locale]);
  const isNamed = [...characters].some((character) => /\p{L}/u.test(character));

  const { reading, ...field } = useTypedValue<CalendarDay, DateProblem>({
    input,
    isNative,
    name,
    value,
    defaultValue,
    writing: pattern,
    write: (day) => formatDate(pattern, day, rule),
    read(text) {
      const { day, problem } = readDay(text, rule);
      return { value: day, problem };
    },
    readWhole: (text) => readPastedDate(pattern, text, rule),
    toIso: toIsoDate,
    sentenceOf: (problem, text) => dateSentence(problem, { t, rule, text, example }),
    characters,
    onChange: (next) => onChange?.(next),
  });

  return {
    ...field,
    /** The typed day, even if unavailable. */
    day: reading.value,
    exampleText: example,
    example: t('hint', { example }),
    controlProps: {
      type: isNative ? 'date' : 'text',
      // Some phones then show only digits, which is enough.
      inputMode: isNamed ? ('text' as const) : ('numeric' as const),
      ...(isNative && { min: toIsoDate(bounds.min), max: toIsoDate(bounds.max) }),
      ...field.controlProps,
    },
  };
}
