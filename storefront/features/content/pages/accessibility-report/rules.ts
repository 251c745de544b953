import type { TextsContext } from '../../../../../components/texts/texts.ts';
import {
  hasLegalCharacters,
  hasLength,
  isEmail,
  isRequired,
  longestValue,
} from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';

/** A hint to the shop, or a complaint that the law makes it answer (act of 26 April 2024, art. 59 and following). */
export const reportKinds = ['problem', 'complaint'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** In the order of the form. */
export type ReportField = 'report_kind' | 'report_message' | 'report_place' | 'report_name' | 'report_email';
export type TypedReport = Typed<ReportField>;

export const kindOf = (typed: Pick<TypedReport, 'report_kind'>): ReportKind =>
  reportKinds.find((kind) => kind === typed.report_kind) ?? 'problem';

export const readReport = (field: Fields): TypedReport => ({
  report_kind: line(field('report_kind')),
  report_message: lines(field('report_message')),
  report_place: line(field('report_place')),
  report_name: line(field('report_name')),
  report_email: line(field('report_email')),
});

/** Problems of the form: a complaint needs a name, because the law asks for it. @param longest the most characters of the message */
export function reportProblems(typed: TypedReport, longest: number, texts: TextsContext): Problems<ReportField> {
  const name = [hasLegalCharacters, hasLength(0, longestValue)];
  return failing<ReportField>({
    // One of two, whatever was sent.
    report_kind: undefined,
    report_message: fieldProblem(typed.report_message, [isRequired, hasLength(1, longest)], texts),
    report_place: fieldProblem(typed.report_place, [hasLength(0, longestValue)], texts),
    report_name: fieldProblem(typed.report_name, kindOf(typed) === 'complaint' ? [isRequired, ...name] : name, texts),
    report_email: fieldProblem(typed.report_email, [isRequired, isEmail, hasLength(1, longestValue)], texts),
  });
}
