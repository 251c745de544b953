import { useLayoutEffect, useRef, useState, type ClipboardEvent, type FormEvent, type RefObject } from 'react';
import { useFormEvents } from './use-form-events.ts';
import { dropOthers, isTyped, joinsNumbers, useLimitedTyping } from './use-limited-typing.ts';

/** What a text says. */
export interface TypedReading<Value, Problem> {
  /** What was typed, also where it may not be chosen; null where nothing can be read. */
  readonly value: Value | null;
  /** Why it may not be chosen; null for an empty text. */
  readonly problem: Problem | null;
}

export interface TypedValueOptions<Value, Problem> {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The browser's own control stands there. */
  readonly isNative: boolean;
  /** The name under which the value is sent. */
  readonly name: string | undefined;
  /** The value where somebody else keeps it, null for none. */
  readonly value: Value | null | undefined;
  readonly defaultValue: Value | null | undefined;
  /** Names the way of writing: with another one, what stands in the input is written anew. */
  readonly writing: string;
  readonly write: (value: Value | null) => string;
  readonly read: (text: string) => TypedReading<Value, Problem>;
  /** Of a text that came all at once, in whatever form. */
  readonly readWhole: (text: string) => Value | null;
  /** As it is sent, by ISO 8601. Values with the same text are the same. */
  readonly toIso: (value: Value) => string;
  /** A problem in words. */
  readonly sentenceOf: (problem: Problem, text: string) => string;
  /** All that may be typed. */
  readonly characters: ReadonlySet<string>;
  /** Called with each new value; null while there is none, or none that may be chosen. */
  readonly onChange: (next: Value | null, before: Value | null) => void;
}

/**
 * State and behaviour of a value that is typed: one text in an uncontrolled input, read anew with each change. Nothing is
 * corrected; what is wrong is told when focus leaves.
 */
export function useTypedValue<Value, Problem>(options: TypedValueOptions<Value, Problem>) {
  const { input, isNative, name, value, writing, write, read, readWhole, toIso, characters } = options;
  const isoOf = (of: Value | null | undefined) => (of === null || of === undefined ? of : toIso(of));

  const [initial] = useState(value ?? options.defaultValue ?? null);
  const initialText = write(initial);
  const [text, setText] = useState(initialText);
  /** Whether a problem is shown: from the first time that focus left until the field is right again. */
  const [isJudged, setJudged] = useState(false);
  const reading = read(text);
  const chosen = reading.problem === null ? reading.value : null;
  const problem = reading.problem === null ? undefined : options.sentenceOf(reading.problem, text);

  useLimitedTyping(input, isNative ? null : characters);

  /** What the owner knows. */
  const told = useRef(chosen);
  const tell = (next: Value | null) => {
    const before = told.current;
    if (isoOf(next) === isoOf(before)) return;
    told.current = next;
    options.onChange(next, before);
  };

  const show = (next: Value | null) => {
    input.current!.value = write(next);
    setText(input.current!.value);
  };

  /** Takes over what stands in the input. */
  const take = () => {
    const standing = input.current!.value;
    const next = read(standing);
    setText(standing);
    if (next.problem === null) setJudged(false);
    tell(next.problem === null ? next.value : null);
  };

  // A form around learns it before anybody leaves the field, by the way that the platform has for it.
  useLayoutEffect(() => input.current!.setCustomValidity(problem ?? ''), [input, problem]);

  // What was typed before hydration stands in the DOM, at first as the browser's own input writes it.
  const written = useRef({ writing, read });
  useLayoutEffect(() => {
    const element = input.current!;
    const { value: standing } = written.current.read(element.value);
    if (written.current.writing !== writing && standing !== null) element.value = write(standing);
    written.current = { writing, read };
    take();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another way of writing rewrites it
  }, [writing]);

  const wanted = isoOf(value);
  const kept = useRef(wanted);
  useLayoutEffect(() => {
    if (kept.current === wanted) return;
    kept.current = wanted;
    // What is half typed is no value yet, and stays.
    if (value === undefined || wanted === isoOf(chosen)) return;
    told.current = value;
    setJudged(false);
    show(value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a value from outside starts this
  }, [wanted]);

  useFormEvents(input, {
    onFormData(data) {
      if (name === undefined || !data.has(name)) return;
      const { value: sent } = read(input.current!.value);
      // What is none goes as it was typed: the server says it once more.
      if (sent !== null) data.set(name, toIso(sent));
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
    /** What was typed, also where it may not be chosen, and why it may not. */
    reading,
    /** The value that the owner knows; null where there is none, or none that may be chosen. */
    chosen,
    /** Puts a value there, or takes it away, as if it had been pasted: a form around learns it too. */
    choose(next: Value | null) {
      input.current!.value = write(next);
      input.current!.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** What is wrong, once focus has left the field. */
    problem: isJudged ? problem : undefined,
    onBlur() {
      setJudged(problem !== undefined);
      // "2026-1-5" and "20260105" become "2026-01-05"; what is no value stays as it was typed.
      if (reading.value !== null && text !== write(reading.value)) show(reading.value);
    },
    controlProps: {
      onInput({ nativeEvent }: FormEvent<HTMLInputElement>) {
        const element = input.current!;
        // Pasted, dropped, dictated, or filled in by the browser: all of it at once, in whatever form it came.
        if (!isNative && !isTyped(nativeEvent as InputEvent)) {
          const whole = readWhole(element.value);
          if (whole !== null) element.value = write(whole);
          // A value that does not exist stays as it came, and is told to be wrong.
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
        // A whole value takes the place of the one that stands there, wherever the caret is; the browser then pastes it.
        if (!isNative && readWhole(clipboardData.getData('text')) !== null) input.current!.select();
      },
    },
  };
}
