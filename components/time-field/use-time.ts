import { useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import type { TypedBehaviour } from '../date-field/use-typed-value.ts';
import {
  endTime,
  partOf,
  periodOf,
  stepTime,
  timeReasonOf,
  togglePeriod,
  valuesOf,
  withPart,
  writeTime,
  type DayPeriod,
  type TimeOfDay,
  type ClockPart,
  type TimeRules,
  type UnreadTimeReason,
} from '../dates/index.ts';
import { timeSentence, type Clock, type TimeWordsOptions } from './time-words.ts';
import { readTypedTime } from './typed-time.ts';

/** The field's options; the component's with `Time` of `@internationalized/date`, the hook's with minutes. */
export interface TimeFieldBehaviour<Value = TimeOfDay> extends Omit<TypedBehaviour<Value>, 'availability' | 'example'> {
  /** 24 hours, or twelve with AM and PM (T-05). */
  clock?: Clock | undefined;
  /** The allowed times: limits and steps of hours and minutes (E-05). All of them by default (L-06). */
  rules?: TimeRules | undefined;
  /** Called with each new time; null once it is cleared. */
  onChange?: ((time: Value | null) => void) | undefined;
}

/**
 * The state of a time: one number of minutes, and typed but unsettled text. The previous time replaces an
 * invalid one, announced once.
 */
export function useTime(
  { value, defaultValue = null, onChange }: Pick<TimeFieldBehaviour, 'value' | 'defaultValue' | 'onChange'>,
  words: TimeWordsOptions,
) {
  const { t, rules, clock } = words;
  const [initial] = useState(value ?? defaultValue);
  const [kept, setKept] = useState(initial);
  const time = value === undefined ? kept : value;
  /** The half of the day while there is no time. */
  const [halfOfNone, setHalfOfNone] = useState<DayPeriod>('am');
  const period = time === null ? halfOfNone : periodOf(time);
  const [draft, setDraft] = useState<{ part: ClockPart; text: string } | null>(null);
  const [correction, setCorrection] = useState<string | null>(null);

  /** What is sent: ahead of the next render, because a form may ask in the same event. */
  const standing = useRef(time);
  // Sends the owner's time if it rejected a new one.
  useLayoutEffect(() => {
    standing.current = time;
  });

  const keep = (next: TimeOfDay | null) => {
    setDraft(null);
    setCorrection(null);
    if (next === standing.current) return;
    standing.current = next;
    setKept(next);
    onChange?.(next);
  };

  const refuse = (reason: UnreadTimeReason, text: string) => {
    const problem = timeSentence(reason, text, words);
    const message = time === null ? problem : t('stays', { problem, time: writeTime(time, clock) });
    setDraft(null);
    setCorrection(message);
    announce(message);
  };

  const read = (part: ClockPart, text: string) =>
    readTypedTime(text, { part, time, period: clock === 12 ? period : undefined, rules });

  /** The base of a step: typed text, if it is a time. */
  const base = () => (draft && read(draft.part, draft.text).time) ?? time;

  /** Settles typed text; false if rejected. */
  const settle = (): boolean => {
    if (!draft) return true;
    const { part, text } = draft;
    if (text.trim() === '') {
      // No hour, no time; minutes alone cannot be empty.
      keep(part === 'hour' ? null : time);
      return true;
    }
    const found = read(part, text);
    if (found.reason === null) keep(found.time);
    else refuse(found.reason, text);
    return found.reason === null;
  };

  return {
    initial,
    time,
    period,
    draft,
    correction,
    standing,
    keep,
    type(part: ClockPart, text: string) {
      // Focus left the other box without an event: a window in the background has no blur.
      if (draft && draft.part !== part) settle();
      else setCorrection(null);
      setDraft({ part, text });
    },
    settle,
    step(part: ClockPart, by: 1 | -1): TimeOfDay {
      const from = base();
      const next = from === null ? endTime(by > 0 ? 0 : -1, rules) : stepTime(from, part, by, rules);
      keep(next);
      return next;
    },
    goToEnd(part: ClockPart, end: 0 | -1) {
      const from = base() ?? endTime(0, rules);
      keep(withPart(part, from, valuesOf(part, rules).at(end) ?? partOf(part, from)));
    },
    choosePeriod(half: DayPeriod) {
      if (half === period) return;
      if (time === null) {
        setHalfOfNone(half);
        return;
      }
      const next = togglePeriod(time);
      const reason = timeReasonOf(next, rules);
      if (reason === null) keep(next);
      else refuse(reason, '');
    },
    reset() {
      keep(initial);
      setHalfOfNone('am');
    },
  };
}
