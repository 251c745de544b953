import { useLayoutEffect, useMemo, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
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
import { availabilityIn, readDate } from './date-reading.ts';
import { dateSentence } from './date-sentence.ts';
import { useFormEvents } from './use-form-events.ts';
import { dropOthers, isTyped, joinsNumbers, useLimitedTyping } from './use-limited-typing.ts';
import { useNativeFirst } from './use-native-first.ts';

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

/**
 * State and behaviour of a date that is typed: one text in an uncontrolled input, read anew with each change. Nothing is
 * corrected; what is wrong is told when focus leaves. On the server it is the browser's own date input.
 */
export function useDateField(props: DateFieldBehaviour) {
  const { name, availability, today, shortYearCutoff, value, onChange } = props;
  const t = useTexts(dateFieldTexts);
  const { locale } = useTextsContext();
  const input = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(input);
  const [initial] = useState(value ?? props.defaultValue ?? null);

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
  const write = (day: CalendarDay | null) => formatDate(pattern, day, rule);
  const example = formatDate(ownPattern, props.example ?? clampDay(dayOf(2026, 11, 21), bounds), rule);

  const initialText = write(initial);
  const [text, setText] = useState(initialText);
  /** Whether a problem is shown: from the first time that focus left until the field is right again. */
  const [isJudged, setJudged] = useState(false);
  const { day, problem: found } = readDate(text, rule);
  const chosen = found ? null : day;
  const problem = found ? dateSentence(found, { t, rule, text, example }) : undefined;

  const characters = useMemo(() => typedCharacters(ownPattern, { locale }), [ownPattern, locale]);
  useLimitedTyping(input, isNative ? null : characters);

  /** What the owner knows. */
  const told = useRef(chosen);
  const tell = (next: CalendarDay | null) => {
    if (next === told.current) return;
    told.current = next;
    onChange?.(next);
  };

  const show = (next: CalendarDay | null) => {
    input.current!.value = write(next);
    setText(input.current!.value);
  };

  /** Takes over what stands in the input. */
  const take = () => {
    const standing = input.current!.value;
    const next = readDate(standing, rule);
    setText(standing);
    if (!next.problem) setJudged(false);
    tell(next.problem ? null : next.day);
  };

  // A form around learns it before anybody leaves the field, by the way that the platform has for it.
  useLayoutEffect(() => input.current!.setCustomValidity(problem ?? ''), [problem]);

  // What was typed before hydration stands in the DOM, at first as the browser's own input writes it.
  const written = useRef(pattern);
  useLayoutEffect(() => {
    const element = input.current!;
    const { day: standing } = readDate(element.value, { ...rule, pattern: written.current });
    if (written.current !== pattern && standing !== null) element.value = write(standing);
    written.current = pattern;
    take();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another pattern rewrites it
  }, [pattern]);

  const kept = useRef(value);
  useLayoutEffect(() => {
    if (kept.current === value) return;
    kept.current = value;
    // What is half typed is no day yet, and stays.
    if (value === undefined || value === chosen) return;
    told.current = value;
    setJudged(false);
    show(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a value from outside starts this
  }, [value]);

  useFormEvents(input, {
    onFormData(data) {
      if (name === undefined || !data.has(name)) return;
      const sent = readDate(input.current!.value, rule).day;
      // What is no date goes as it was typed: the server says it once more.
      if (sent !== null) data.set(name, toIsoDate(sent));
    },
    onReset() {
      setText(initialText);
      setJudged(false);
      tell(initial);
    },
  });

  const isNamed = [...characters].some((character) => /\p{L}/u.test(character));
  return {
    input,
    initialText,
    /** The browser's own control stands there. */
    isNative,
    /** The day that was typed, also one that may not be chosen. */
    day,
    /** The day that the owner knows; null where there is none, or none that may be chosen. */
    chosen,
    /** Puts a day there, or takes it away, as if it had been pasted: a form around learns it too. */
    choose(next: CalendarDay | null) {
      input.current!.value = write(next);
      input.current!.dispatchEvent(new Event('input', { bubbles: true }));
    },
    example: t('hint', { example }),
    /** What is wrong, once focus has left the field. */
    problem: isJudged ? problem : undefined,
    onBlur() {
      setJudged(problem !== undefined);
      // "2026-1-5" and "20260105" become "2026-01-05"; what is no date stays as it was typed.
      if (day !== null && text !== write(day)) show(day);
    },
    controlProps: {
      type: isNative ? 'date' : 'text',
      // Some phones then show nothing but digits, which is enough.
      inputMode: isNamed ? ('text' as const) : ('numeric' as const),
      ...(isNative && { min: toIsoDate(bounds.min), max: toIsoDate(bounds.max) }),
      onInput({ nativeEvent }: FormEvent<HTMLInputElement>) {
        const element = input.current!;
        // Pasted, dropped, dictated, or filled in by the browser: all of it at once, in whatever form it came.
        if (!isNative && !isTyped(nativeEvent as InputEvent)) {
          const whole = readPastedDate(pattern, element.value, rule);
          if (whole !== null) element.value = write(whole);
          // A date that does not exist stays as it came, and is told to be wrong.
          else if (!joinsNumbers(element.value, characters)) dropOthers(element, characters);
        }
        take();
      },
      onCompositionEnd() {
        if (isNative) return;
        dropOthers(input.current!, characters);
        take();
      },
      onPaste({ clipboardData }: ClipboardEvent<HTMLInputElement>) {
        // A whole date takes the place of the one that stands there, wherever the caret is; the browser then pastes it.
        if (!isNative && readPastedDate(pattern, clipboardData.getData('text'), rule) !== null) input.current!.select();
      },
    },
  };
}

export type DateFieldState = ReturnType<typeof useDateField>;
