import { useMemo } from 'react';
import { announce } from '../announcer/index.ts';
import { useDraft } from '../date-picker/use-draft.ts';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import type { CalendarDay, TimeOfDay } from '../dates/index.ts';
import {
  begunAt,
  chooseEnd,
  isSameRange,
  noEnds,
  problemOf,
  selectionOf,
  wholeRange,
  type DayRange,
  type RangeEnds,
  type RangeRules,
  type RangeTimes,
} from './range-rules.ts';
import type { Side } from './range-statuses.ts';
import { countInWords, endPrompt, problemInWords, type RangeCount, type RangeLanguage } from './range-words.ts';

/** Why a range of allowed days cannot be confirmed yet, in words. */
export interface RangeLack {
  readonly message: string;
  /** Whether something chosen is wrong, rather than missing. */
  readonly isWrong: boolean;
}

export interface RangeDraftOptions {
  /** The fields' range, from which a draft starts. */
  ends: RangeEnds;
  times: RangeTimes;
  rules: RangeRules;
  isAvailable: (day: CalendarDay) => boolean;
  /** What the times lack for these days; null without days if there are no times either. */
  lackOf?: ((range: DayRange | null, times: RangeTimes) => RangeLack | null) | undefined;
  count: RangeCount;
  language: RangeLanguage;
  /** The draft is confirmed. */
  onTake: (ends: RangeEnds, times: RangeTimes) => void;
}

interface Draft {
  readonly ends: RangeEnds;
  readonly times: RangeTimes;
  /** Why the last click failed. */
  readonly refusal: string | null;
}

const lacksNothing = () => null;

/** The draft in the open calendar; the fields get it on confirmation, never on cancel. */
export function useRangeDraft(options: RangeDraftOptions) {
  const { rules, isAvailable, lackOf = lacksNothing, count, language } = options;
  const { t, words } = language;
  const { draft, read, change, forget } = useDraft<Draft>({
    ends: options.ends,
    times: options.times,
    refusal: null,
  });
  // Each close drops what was chosen and not confirmed.
  const overlay = usePickerOverlay(() => {
    const given = read();
    forget();
    if (!isSameRange(given.ends, options.ends) || !isSameRange(given.times, options.times)) announce(t('discarded'));
  });
  const { ends, times } = draft;
  // Up to thousands of days: only on a change.
  const selection = useMemo(
    () => selectionOf({ start: ends.start, end: ends.end }, isAvailable),
    [ends.start, ends.end, isAvailable],
  );

  const refusalOf = ({ ends, refusal }: Draft): string | null => {
    const range = wholeRange(ends);
    // No click leads to it: it was typed.
    const typedProblem = range && problemOf(range, rules, isAvailable);
    return refusal ?? (typedProblem && problemInWords(typedProblem, language));
  };

  const refusal = refusalOf(draft);
  const range = refusal === null ? wholeRange(ends) : null;

  const choiceOf = (day: CalendarDay): Pick<Draft, 'ends' | 'refusal'> => {
    const { ends: next, problem } = chooseEnd(ends, day, rules, isAvailable);
    return { ends: next, refusal: problem && `${problemInWords(problem, language)} ${t('chooseOther')}` };
  };

  return {
    overlay,
    selection,
    ends,
    times,
    range,
    begun: begunAt(ends),
    refusal,
    lack: lackOf(range, times),
    choose: (day: CalendarDay) => change(choiceOf(day)),
    setTime: (side: Side, time: TimeOfDay | null) => change({ times: { ...read().times, [side]: time } }),
    /** The prompt after a click on a day. */
    promptAfter(day: CalendarDay): string {
      const choice = choiceOf(day);
      if (choice.refusal !== null) return choice.refusal;
      const whole = wholeRange(choice.ends);
      if (!whole) return endPrompt(begunAt(choice.ends)!, rules, language);
      const chosen = t('chosen', {
        start: words.date(whole.start),
        end: words.date(whole.end),
        count: countInWords(whole, count, isAvailable, language),
      });
      return `${chosen} ${lackOf(whole, times)?.message ?? t('confirm', { take: t('take') })}`;
    },
    clear() {
      change({ ends: noEnds, times: noEnds, refusal: null });
      announce(t('cleared'));
    },
    /** Confirms a whole range, or none; says what is missing if only started. */
    take() {
      const present = read();
      const refused = refusalOf(present);
      if (refused !== null) return announce(refused);
      const begun = begunAt(present.ends);
      if (begun !== null) return announce(endPrompt(begun, rules, language));
      const lack = lackOf(wholeRange(present.ends), present.times);
      if (lack !== null) return announce(lack.message);
      forget();
      options.onTake(present.ends, present.times);
      overlay.close();
    },
  };
}

export type RangeDraft = ReturnType<typeof useRangeDraft>;
