import { useLayoutEffect, useMemo, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { typedCharacters, type DateRules } from '../dates/index.ts';
import { useTextsContext } from '../texts/index.ts';
import { useFormEvents } from './use-form-events.ts';
import { dropOthers, isTyped, joinsNumbers, useLimitedTyping } from './use-limited-typing.ts';
import { useNativeFirst } from './use-native-first.ts';

/** A parsed text. */
export interface TypedReading<Value, Problem> {
  /** The typed value, even if unavailable; null if unreadable. */
  readonly value: Value | null;
  /** Why it is invalid; null for an empty text. */
  readonly problem: Problem | null;
}

/** The options that all typed dates have. */
export interface TypedBehaviour<Value> {
  /** The name for submission. */
  name?: string | undefined;
  /** Available days (E-05); default 1970-01-01 to 2470-12-31. Unlike in a calendar, `min` may be earlier. */
  availability?: DateRules | undefined;
  /** The example of hint and messages; by default near 2026-11-21. */
  example?: Value | undefined;
  /** The controlled value, null for none; update it in `onChange`. */
  value?: Value | null | undefined;
  /** The initial value, also after a form reset. */
  defaultValue?: Value | null | undefined;
}

export interface TypedValueOptions<Value, Problem> extends TypedBehaviour<Value> {
  /** The native input of the server's HTML, whose values are those of `toIso`. */
  readonly native: { readonly type: string; readonly min: string; readonly max: string };
  /** Identifies the format: a change reformats the input. */
  readonly format: string;
  /** All that may be typed, as a date pattern. */
  readonly characters: string;
  readonly write: (value: Value) => string;
  readonly read: (text: string, isNative: boolean) => TypedReading<Value, Problem>;
  /** Reads a text inserted at once, in any form. */
  readonly readWhole: (text: string) => Value | null;
  /** The ISO 8601 value for submission. Equal texts mean equal values. */
  readonly toIso: (value: Value) => string;
  /** A problem in words. */
  readonly sentenceOf: (problem: Problem, text: string) => string;
  /** Called with each new value; null without an available one. */
  readonly onChange: (next: Value | null, before: Value | null) => void;
}

/**
 * State and behaviour of a typed value: one text in an uncontrolled input, read on each change. Nothing is corrected;
 * errors show on blur. On the server it is a native input.
 */
export function useTypedValue<Value, Problem>(options: TypedValueOptions<Value, Problem>) {
  const { name, value, native, readWhole, toIso } = options;
  const { locale } = useTextsContext();
  const input = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(input);
  const characters = useMemo(() => typedCharacters(options.characters, { locale }), [options.characters, locale]);
  const isoOf = (of: Value | null | undefined) => (of === null || of === undefined ? of : toIso(of));
  const format = isNative ? 'native' : options.format;
  const write = (of: Value | null) => (of === null ? '' : isNative ? toIso(of) : options.write(of));
  const read = (text: string) => options.read(text, isNative);

  const [initial] = useState(value ?? options.defaultValue ?? null);
  const initialText = write(initial);
  const [text, setText] = useState(initialText);
  /** Whether a problem is shown: from the first blur until the field is valid. */
  const [isJudged, setJudged] = useState(false);
  const reading = read(text);
  const chosen = reading.problem === null ? reading.value : null;
  const problem = reading.problem === null ? undefined : options.sentenceOf(reading.problem, text);

  useLimitedTyping(input, isNative ? null : characters);

  const reported = useRef(chosen);
  const report = (next: Value | null) => {
    const before = reported.current;
    if (isoOf(next) === isoOf(before)) return;
    reported.current = next;
    options.onChange(next, before);
  };

  const show = (next: Value | null) => {
    input.current!.value = write(next);
    setText(input.current!.value);
  };

  /** Reads the input. */
  const take = () => {
    const standing = input.current!.value;
    const next = read(standing);
    setText(standing);
    if (next.problem === null) setJudged(false);
    report(next.problem === null ? next.value : null);
  };

  // A form knows before blur, through the native API.
  useLayoutEffect(() => input.current!.setCustomValidity(problem ?? ''), [input, problem]);

  // Text typed before hydration is in the DOM, first in the native input's format.
  const written = useRef({ format, read });
  useLayoutEffect(() => {
    const element = input.current!;
    const { value: standing } = written.current.read(element.value);
    if (written.current.format !== format && standing !== null) element.value = write(standing);
    written.current = { format, read };
    take();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another format rewrites it
  }, [format]);

  const wanted = isoOf(value);
  const kept = useRef(wanted);
  useLayoutEffect(() => {
    if (kept.current === wanted) return;
    kept.current = wanted;
    // Partial input is no value yet, and stays.
    if (value === undefined || wanted === isoOf(chosen)) return;
    reported.current = value;
    setJudged(false);
    show(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an outside value starts this
  }, [wanted]);

  useFormEvents(input, {
    onFormData(data) {
      if (name === undefined || !data.has(name)) return;
      const { value: sent } = read(input.current!.value);
      // Invalid text is sent as typed: the server rejects it.
      if (sent !== null) data.set(name, toIso(sent));
    },
    onReset() {
      setText(initialText);
      setJudged(false);
      report(initial);
    },
  });

  return {
    name,
    input,
    initialText,
    isNative,
    /** The typed value, even if unavailable, and its problem. */
    reading,
    /** The owner's value; null without an available one. */
    chosen,
    /** Sets or clears the value like a paste: a form is notified too. */
    choose(next: Value | null) {
      input.current!.value = write(next);
      input.current!.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** The problem, once the field was left. */
    problem: isJudged ? problem : undefined,
    onBlur() {
      setJudged(problem !== undefined);
      // "2026-1-5" and "20260105" become "2026-01-05"; invalid text stays as typed.
      if (reading.value !== null && text !== write(reading.value)) show(reading.value);
    },
    controlProps: {
      ...(isNative ? native : { type: 'text' }),
      // Some phones then show only digits, which is enough.
      inputMode: [...characters].some((character) => /\p{L}/u.test(character))
        ? ('text' as const)
        : ('numeric' as const),
      onInput({ nativeEvent }: FormEvent<HTMLInputElement>) {
        const element = input.current!;
        // Pasted, dropped, dictated or autofilled: all at once, in any form.
        if (!isNative && !isTyped(nativeEvent as InputEvent)) {
          const whole = readWhole(element.value);
          if (whole !== null) element.value = write(whole);
          // An impossible value stays, and is reported as wrong.
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
        // A whole value replaces the present one, wherever the caret is; the browser then pastes it.
        if (!isNative && readWhole(clipboardData.getData('text')) !== null) input.current!.select();
      },
    },
  };
}

export type TypedValue<Value> = ReturnType<typeof useTypedValue<Value, unknown>>;
