import { useLayoutEffect, useMemo, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { dateFieldTexts } from '../date-field/date-field.texts.ts';
import { availabilityIn } from '../date-field/date-reading.ts';
import { useFormEvents } from '../date-field/use-form-events.ts';
import { dropOthers, isTyped, useLimitedTyping } from '../date-field/use-limited-typing.ts';
import { useNativeFirst } from '../date-field/use-native-first.ts';
import { clampDay, dayOf, timeOf, toIsoDate, typedCharacters } from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { timeFieldTexts } from '../time-field/time-field.texts.ts';
import {
  exampleTime,
  readDateTime,
  toIsoDateTime,
  writeDateTime,
  type DateTime,
  type DateTimeRule,
} from './date-time.ts';
import type { DateTimeBehaviour } from './date-time-options.ts';
import { dateTimePickerTexts } from './date-time-picker.texts.ts';
import { dateTimeSentence } from './date-time-sentence.ts';

/** As a pattern: a number, and what stands beside those of a time and of dates in other forms. */
const ofTimes = " d:.,-/'TAPMapm'";

const isSame = (one: DateTime | null, other: DateTime | null) => one?.day === other?.day && one?.time === other?.time;

/**
 * State and behaviour of a day and a time that are typed: one text in an uncontrolled input, read anew with each change, as in
 * `useDateField`. On the server it is the browser's own input.
 */
export function useDateTimeField(props: DateTimeBehaviour) {
  const { name, availability, timeRules = {}, clock = 24, today, pattern = 'DD, d MM yy', value, onChange } = props;
  const t = useTexts(dateTimePickerTexts);
  const [ofDate, ofTime] = [useTexts(dateFieldTexts), useTexts(timeFieldTexts)];
  const { locale } = useTextsContext();
  const input = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(input);
  const [initial] = useState(value ?? props.defaultValue ?? null);

  const timeRulesOf = typeof timeRules === 'function' ? timeRules : () => timeRules;
  const rule: DateTimeRule = { pattern, availability, timeRulesOf, clock, locale, today };
  const bounds = availabilityIn(availability);
  const write = (moment: DateTime | null) =>
    moment === null ? '' : isNative ? toIsoDateTime(moment) : writeDateTime(moment, rule);
  const exampleDay = clampDay(dayOf(2026, 12, 3), bounds);
  const shownExample = { day: exampleDay, time: exampleTime(timeOf(16, 30), timeRulesOf(exampleDay)) };
  const example = writeDateTime(props.example ?? shownExample, rule);

  const initialText = write(initial);
  const [text, setText] = useState(initialText);
  /** Whether a problem is shown: from the first time that focus left until the field is right again. */
  const [isJudged, setJudged] = useState(false);
  const { value: chosen, problem: found } = readDateTime(text, rule);
  const problem = found ? dateTimeSentence(found, { t, ofDate, ofTime, rule, example }) : undefined;

  const characters = useMemo(() => typedCharacters(`${pattern}${ofTimes}`, { locale }), [pattern, locale]);
  useLimitedTyping(input, isNative ? null : characters);

  /** What the owner knows. */
  const told = useRef(chosen);
  const tell = (next: DateTime | null) => {
    const before = told.current;
    if (isSame(next, before)) return;
    told.current = next;
    onChange?.(next, { reason: next?.day === before?.day ? 'time' : 'day' });
  };

  const show = (next: DateTime | null) => {
    input.current!.value = write(next);
    setText(input.current!.value);
  };

  /** Takes over what stands in the input. */
  const take = () => {
    const standing = input.current!.value;
    const next = readDateTime(standing, rule);
    setText(standing);
    if (!next.problem) setJudged(false);
    tell(next.value);
  };

  // A form around learns it before anybody leaves the field, by the way that the platform has for it.
  useLayoutEffect(() => input.current!.setCustomValidity(problem ?? ''), [problem]);

  // What was chosen before hydration stands in the DOM, as the browser's own input writes it.
  useLayoutEffect(() => {
    const element = input.current!;
    const standing = readDateTime(element.value, rule).value;
    if (standing !== null) element.value = write(standing);
    take();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another way of writing rewrites it
  }, [isNative, pattern, clock]);

  const wanted = value && toIsoDateTime(value);
  const kept = useRef(wanted);
  useLayoutEffect(() => {
    if (kept.current === wanted) return;
    kept.current = wanted;
    // What is half typed is no moment yet, and stays.
    if (value === undefined || isSame(value, chosen)) return;
    told.current = value;
    setJudged(false);
    show(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a value from outside starts this
  }, [wanted]);

  useFormEvents(input, {
    onFormData(data) {
      if (name === undefined || !data.has(name)) return;
      const sent = readDateTime(input.current!.value, rule).value;
      // What is none goes as it was typed: the server says it once more.
      if (sent !== null) data.set(name, toIsoDateTime(sent));
    },
    onReset() {
      setText(initialText);
      setJudged(false);
      tell(initial);
    },
  });

  return {
    input,
    initialText,
    isNative,
    rule,
    example: t('hint', { example }),
    /** What is wrong, once focus has left the field. */
    problem: isJudged ? problem : undefined,
    chosen,
    /** The day that was typed, also one that may not be chosen or has no time yet. */
    day: chosen?.day ?? (found && 'day' in found ? found.day : null),
    /** Puts a moment there as if it had been pasted: a form around learns it too. */
    choose(next: DateTime) {
      input.current!.value = write(next);
      input.current!.dispatchEvent(new Event('input', { bubbles: true }));
    },
    onBlur() {
      setJudged(problem !== undefined);
      // "3.12.2026 16:30" becomes "czwartek, 3 grudnia 2026, 16:30".
      if (chosen !== null && text !== write(chosen)) show(chosen);
    },
    controlProps: {
      type: isNative ? 'datetime-local' : 'text',
      ...(isNative && { min: `${toIsoDate(bounds.min)}T00:00`, max: `${toIsoDate(bounds.max)}T23:59` }),
      onInput({ nativeEvent }: FormEvent<HTMLInputElement>) {
        const element = input.current!;
        // Pasted, dropped, dictated, or filled in by the browser: all of it at once, in whatever form it came.
        if (!isNative && !isTyped(nativeEvent as InputEvent)) {
          const whole = readDateTime(element.value, rule).value;
          if (whole === null) dropOthers(element, characters);
          else element.value = write(whole);
        }
        take();
      },
      onCompositionEnd() {
        if (isNative) return;
        dropOthers(input.current!, characters);
        take();
      },
      onPaste({ clipboardData }: ClipboardEvent<HTMLInputElement>) {
        // A whole moment takes the place of the one that stands there; the browser then pastes it.
        if (!isNative && readDateTime(clipboardData.getData('text'), rule).value !== null) input.current!.select();
      },
    },
  };
}
