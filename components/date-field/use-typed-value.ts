import { useLayoutEffect, useRef, useState, type ClipboardEvent, type FormEvent, type RefObject } from 'react';
import { useFormEvents } from './use-form-events.ts';
import { dropOthers, isTyped, joinsNumbers, useLimitedTyping } from './use-limited-typing.ts';

/** A parsed text. */
export interface TypedReading<Value, Problem> {
  /** The typed value, even if unavailable; null if unreadable. */
  readonly value: Value | null;
  /** Why it is invalid; null for an empty text. */
  readonly problem: Problem | null;
}

export interface TypedValueOptions<Value, Problem> {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the native control is shown. */
  readonly isNative: boolean;
  /** The name for submission. */
  readonly name: string | undefined;
  /** The controlled value, null for none. */
  readonly value: Value | null | undefined;
  readonly defaultValue: Value | null | undefined;
  /** Identifies the format: a change reformats the input. */
  readonly writing: string;
  readonly write: (value: Value | null) => string;
  readonly read: (text: string) => TypedReading<Value, Problem>;
  /** Reads a text inserted at once, in any form. */
  readonly readWhole: (text: string) => Value | null;
  /** The ISO 8601 value for submission. Equal texts mean equal values. */
  readonly toIso: (value: Value) => string;
  /** A problem in words. */
  readonly sentenceOf: (problem: Problem, text: string) => string;
  /** All that may be typed. */
  readonly characters: ReadonlySet<string>;
  /** Called with each new value; null without an available one. */
  readonly onChange: (next: Value | null, before: Value | null) => void;
}

/**
 * State and behaviour of a typed value: one text in an uncontrolled input, read on each change. Nothing is corrected;
 * errors show on blur.
 */
export function useTypedValue<Value, Problem>(options: TypedValueOptions<Value, Problem>) {
  const { input, isNative, name, value, writing, write, read, readWhole, toIso, characters } = options;
  const isoOf = (of: Value | null | undefined) => (of === null || of === undefined ? of : toIso(of));

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
  const written = useRef({ writing, read });
  useLayoutEffect(() => {
    const element = input.current!;
    const { value: standing } = written.current.read(element.value);
    if (written.current.writing !== writing && standing !== null) element.value = write(standing);
    written.current = { writing, read };
    take();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another format rewrites it
  }, [writing]);

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

/** What a group of typed values uses of each. */
export type TypedValue<Value> = Pick<
  ReturnType<typeof useTypedValue<Value, unknown>>,
  'input' | 'initialText' | 'isNative' | 'choose' | 'problem' | 'onBlur' | 'controlProps'
>;
