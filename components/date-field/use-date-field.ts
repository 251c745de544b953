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
import { availabilityIn, readDate, type DateProblem } from './date-reading.ts';
import { dateSentence } from './date-sentence.ts';
import { useNativeFirst } from './use-native-first.ts';
import { useTypedValue } from './use-typed-value.ts';

export interface DateFieldBehaviour {
  /** The name under which the date is sent. */
  name?: string | undefined;
  /** How the date is written: `d dd o oo D DD m mm M MM y yy @ !`, see `parseDate`. `yy-mm-dd` unless told (L-06). */
  pattern?: string | undefined;
  /** Which days may be chosen (E-05); 1970-01-01 to 2470-12-31 unless told. Unlike in a calendar, `min` may lie before that. */
  availability?: AvailabilityRules | undefined;
  /** The present day, from which a year of two digits gets its century; see `dayIn`. */
  today?: CalendarDay | undefined;
  /** The last year of two digits that belongs to this century, 0 to 99; "+10" counts from the present year and holds unless told. */
  shortYearCutoff?: ParseDateOptions['shortYearCutoff'] | undefined;
  /** The date that hint and messages give as an example; the nearest to 2026-11-21 unless told. */
  example?: CalendarDay | undefined;
  /** The day where somebody else keeps it, null for none; answer `onChange` with the next one. */
  value?: CalendarDay | null | undefined;
  /** The day at the start, and after a reset of the form. */
  defaultValue?: CalendarDay | null | undefined;
  /** Called with each new day; null while there is none, or none that may be chosen. */
  onChange?: ((day: CalendarDay | null) => void) | undefined;
}

/** State and behaviour of a date that is typed (`useTypedValue`). On the server it is the browser's own date input. */
export function useDateField(props: DateFieldBehaviour) {
  const { name, availability, today, shortYearCutoff, value, defaultValue, onChange } = props;
  const t = useTexts(dateFieldTexts);
  const { locale } = useTextsContext();
  const input = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(input);

  const ownPattern = props.pattern ?? defaultDatePattern;
  // The value of a native date input is written by ISO 8601, whatever it shows.
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
      const { day, problem } = readDate(text, rule);
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
    /** The day that was typed, also one that may not be chosen. */
    day: reading.value,
    example: t('hint', { example }),
    controlProps: {
      type: isNative ? 'date' : 'text',
      // Some phones then show nothing but digits, which is enough.
      inputMode: isNamed ? ('text' as const) : ('numeric' as const),
      ...(isNative && { min: toIsoDate(bounds.min), max: toIsoDate(bounds.max) }),
      ...field.controlProps,
    },
  };
}

export type DateFieldState = ReturnType<typeof useDateField>;
