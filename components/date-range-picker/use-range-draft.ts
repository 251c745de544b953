import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import type { CalendarDay } from '../dates/index.ts';
import {
  begunAt,
  chooseEnd,
  noEnds,
  problemOf,
  selectionOf,
  wholeRange,
  type RangeEnds,
  type RangeRules,
} from './range-rules.ts';
import { countInWords, endPrompt, problemInWords, type RangeCount, type RangeLanguage } from './range-words.ts';

export interface RangeDraftOptions {
  /** The fields' range, from which a draft starts. */
  ends: RangeEnds;
  rules: RangeRules;
  isAvailable: (day: CalendarDay) => boolean;
  count: RangeCount;
  language: RangeLanguage;
  isOpen: boolean;
  /** The draft is confirmed. */
  onTake: (ends: RangeEnds) => void;
}

interface Draft {
  readonly ends: RangeEnds;
  /** Why the last click failed. */
  readonly refusal: string | null;
}

/** The draft in the open calendar; the fields get it on confirmation, never on cancel. */
export function useRangeDraft({ rules, isAvailable, count, language, isOpen, onTake, ...options }: RangeDraftOptions) {
  const { t, words } = language;
  const [draft, setDraft] = useState<Draft | null>(null);
  /** The draft at a close without "Wybierz". */
  const [givenUp, setGivenUp] = useState<Draft | null>(null);
  if (!isOpen && draft !== null) {
    setDraft(null);
    // A confirmed draft is in the fields by now.
    const isTaken = draft.ends.start === options.ends.start && draft.ends.end === options.ends.end;
    setGivenUp(isTaken ? null : draft);
  }
  const said = useRef<Draft | null>(null);
  useLayoutEffect(() => {
    if (givenUp === said.current) return;
    said.current = givenUp;
    if (givenUp !== null) announce(t('discarded'));
  }, [givenUp, t]);

  const ends = draft?.ends ?? options.ends;
  const range = wholeRange(ends);
  const begun = begunAt(ends);
  // No click leads to it: it was typed.
  const typedProblem = range && problemOf(range, rules, isAvailable);
  const refusal = draft?.refusal ?? (typedProblem && problemInWords(typedProblem, language));
  // Up to thousands of days: only on a change.
  const selection = useMemo(
    () => selectionOf({ start: ends.start, end: ends.end }, isAvailable),
    [ends.start, ends.end, isAvailable],
  );

  const choiceOf = (day: CalendarDay): Draft => {
    const { ends: next, problem } = chooseEnd(ends, day, rules, isAvailable);
    return { ends: next, refusal: problem && `${problemInWords(problem, language)} ${t('chooseOther')}` };
  };

  return {
    selection,
    range: refusal === null ? range : null,
    begun,
    refusal,
    choose: (day: CalendarDay) => setDraft(choiceOf(day)),
    /** The prompt after a click on a day. */
    promptAfter(day: CalendarDay): string {
      const choice = choiceOf(day);
      if (choice.refusal !== null) return choice.refusal;
      const whole = wholeRange(choice.ends);
      if (!whole) return endPrompt(begunAt(choice.ends)!, rules, language);
      return t('chosen', {
        start: words.date(whole.start),
        end: words.date(whole.end),
        count: countInWords(whole, count, isAvailable, language),
        take: t('take'),
      });
    },
    clear() {
      setDraft({ ends: noEnds, refusal: null });
      announce(t('cleared'));
    },
    /** Confirms a whole range, or none; says what is missing if only started. */
    take() {
      if (refusal !== null) return announce(refusal);
      if (begun !== null) return announce(endPrompt(begun, rules, language));
      onTake(ends);
    },
  };
}

export type RangeDraft = ReturnType<typeof useRangeDraft>;
