import type { CalendarDate } from '@internationalized/date';
import {
  clampDay,
  dateOfDay,
  dayOf,
  dayOfDate,
  defaultDatePattern,
  formatDate,
  readPastedDate,
  toIsoDate,
  type ParseDateOptions,
} from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { dateFieldTexts } from './date-field.texts.ts';
import { availabilityIn, readDate, type DateProblem } from './date-reading.ts';
import { dateSentence } from './date-sentence.ts';
import { useTypedValue, type TypedBehaviour } from './use-typed-value.ts';

export interface DateFieldBehaviour extends TypedBehaviour<CalendarDate> {
  /** The date pattern: `d dd o oo D DD m mm M MM y yy @ !`, see `parseDate`. Default: `yy-mm-dd` (L-06). */
  pattern?: string | undefined;
  /** Today, which decides the century of a two-digit year: `today(timeZone)` of `@internationalized/date`. */
  today?: CalendarDate | undefined;
  /** The last two-digit year of this century, 0 to 99; "+10", the default, counts from the present year. */
  shortYearCutoff?: ParseDateOptions['shortYearCutoff'] | undefined;
  /** Called with each new date; null without an available one. */
  onChange?: ((date: CalendarDate | null) => void) | undefined;
}

/** State and behaviour of a typed date (`useTypedValue`). */
export function useDateField({ pattern = defaultDatePattern, ...props }: DateFieldBehaviour) {
  const { availability, today, shortYearCutoff } = props;
  const t = useTexts(dateFieldTexts);
  const { locale } = useTextsContext();
  const rule = { pattern, availability, locale, today, shortYearCutoff };
  const bounds = availabilityIn(availability);
  const write = (date: CalendarDate) => formatDate(pattern, dayOfDate(date), { locale });
  const example = write(props.example ?? dateOfDay(clampDay(dayOf(2026, 11, 21), bounds)));

  const field = useTypedValue<CalendarDate, DateProblem>({
    ...props,
    native: { type: 'date', min: toIsoDate(bounds.min), max: toIsoDate(bounds.max) },
    format: pattern,
    characters: pattern,
    write,
    read(text, isNative) {
      const { day, problem } = readDate(text, isNative ? { ...rule, pattern: defaultDatePattern } : rule);
      return { value: day, problem };
    },
    readWhole(text) {
      const day = readPastedDate(pattern, text, { ...rule, today: today && dayOfDate(today) });
      return day === null ? null : dateOfDay(day);
    },
    toIso: (date) => toIsoDate(dayOfDate(date)),
    onChange: (next) => props.onChange?.(next),
    sentenceOf: (problem, text) => dateSentence(problem, { t, rule, text, example }),
  });

  /** `day`: the typed one, even if unavailable. */
  return { ...field, day: field.reading.value, exampleText: example, example: t('hint', { example }) };
}
