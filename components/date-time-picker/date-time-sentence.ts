import { dateSentence } from '../date-field/date-sentence.ts';
import type { dateFieldTexts } from '../date-field/date-field.texts.ts';
import type { Translate } from '../texts/index.ts';
import type { timeFieldTexts } from '../time-field/time-field.texts.ts';
import { timeSentence } from '../time-field/time-words.ts';
import type { DateTimeProblem, DateTimeRule } from './date-time.ts';
import type { dateTimePickerTexts } from './date-time-picker.texts.ts';

export interface DateTimeSentenceOptions {
  readonly t: Translate<typeof dateTimePickerTexts.pl>;
  /** The words of the fields for a day and for a time alone. */
  readonly ofDate: Translate<typeof dateFieldTexts.pl>;
  readonly ofTime: Translate<typeof timeFieldTexts.pl>;
  readonly rule: DateTimeRule;
  /** A day and a time as the field writes them. */
  readonly example: string;
}

/** What is wrong, and what helps: with the day in the words of a date field, with the time in those of a time field. */
export function dateTimeSentence(problem: DateTimeProblem, options: DateTimeSentenceOptions): string {
  const { t, rule, example } = options;
  switch (problem.code) {
    case 'day':
      // The sentence names the weekday itself where it matters.
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
