import { dateSentence } from '../date-field/date-sentence.ts';
import type { dateFieldTexts } from '../date-field/date-field.texts.ts';
import type { Translate } from '../texts/index.ts';
import type { timeFieldTexts } from '../time-field/time-field.texts.ts';
import { timeSentence } from '../time-field/time-words.ts';
import type { DateTimeProblem, DateTimeRule } from './date-time.ts';
import type { dateTimePickerTexts } from './date-time-picker.texts.ts';

export interface DateTimeSentenceOptions {
  readonly t: Translate<typeof dateTimePickerTexts.pl>;
  /** The texts of date and time fields. */
  readonly ofDate: Translate<typeof dateFieldTexts.pl>;
  readonly ofTime: Translate<typeof timeFieldTexts.pl>;
  readonly rule: DateTimeRule;
  /** A day and time in the field's format. */
  readonly example: string;
}

/** The problem and its remedy: the day's in a date field's words, the time's in a time field's. */
export function dateTimeSentence(problem: DateTimeProblem, options: DateTimeSentenceOptions): string {
  const { t, rule, example } = options;
  switch (problem.code) {
    case 'day':
      // The sentence names the weekday if it matters.
      return dateSentence(problem.problem, {
        t: options.ofDate,
        rule: { pattern: 'd MM yy', availability: rule.availability, locale: rule.locale },
        text: '',
        example,
      });
    case 'time':
      return timeSentence(problem.reason, problem.text, {
        t: options.ofTime,
        rules: rule.timeRulesOf(problem.day),
        clock: rule.clock,
      });
    default:
      return t(problem.code, { example });
  }
}
