import type { FormError } from '../../../../../components/form/index.ts';
import { translator, type Texts } from '../../../../../components/texts/texts.ts';
import { phoneOrEmailTexts } from '../../../../../patterns/phone-or-email-field/texts.ts';
import { isPhoneOrEmail, isRequired } from '../../../../../patterns/rules/validation.ts';
import { redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { textOf } from '../../browser/form-values.ts';

/** The words of a lookup. */
export type LookupWords = Record<
  'title' | 'lead' | 'number' | 'numberNote' | 'submit' | 'signIn' | 'unknown' | 'unknownText',
  string
>;

/** What a lookup opens, and the names of its form's fields. */
export interface Lookup {
  /** The page's own address. */
  own: string;
  texts: Texts<LookupWords>;
  number: string;
  /** The field for the buyer's e-mail or phone. */
  contact: string;
  /** The address of what a number and its buyer's e-mail or phone open; null for none. Both cases take the same query. */
  find(context: LookupContext, number: string, contact: string): Promise<string | null>;
}

export type LookupContext = Pick<PageContext, 'url' | 'store' | 'texts' | 'form' | 'settings'>;

export interface LookupAttempt {
  number: string;
  contact: string;
  errors: ReadonlyArray<FormError>;
  /** Both fields are well formed, and nothing has them. */
  isUnknown: boolean;
}

/**
 * Answers the form of a lookup. An unknown number and another buyer's number get the same answer after the same
 * query, so that the answer does not reveal which numbers exist.
 */
export async function lookUp(lookup: Lookup, context: LookupContext): Promise<PostAnswer<LookupAttempt>> {
  const { texts, settings } = context;
  const t = translator(lookup.texts, texts);
  const form = await context.form();
  const typed = { number: textOf(form, lookup.number), contact: textOf(form, lookup.contact) };
  const errors = (
    [
      [lookup.number, t('number'), fieldProblem(typed.number, [isRequired], texts)],
      [
        lookup.contact,
        translator(phoneOrEmailTexts, texts)('label'),
        fieldProblem(typed.contact, [isRequired, isPhoneOrEmail(settings.phoneMinimum)], texts),
      ],
    ] as const
  ).flatMap(([name, label, message]) => (message === undefined ? [] : [{ name, label, message }]));
  if (errors.length > 0) return rejected({ ...typed, errors, isUnknown: false });
  const address = await lookup.find(context, writtenNumber(typed.number), typed.contact.trim());
  return address === null ? rejected({ ...typed, errors: [], isUnknown: true }) : redirect(address);
}

/** "20261121 / 014" and "20261121-014" are typed for 20261121/014. */
export const writtenNumber = (typed: string): string =>
  typed
    .replace(/[\s#]/gu, '')
    .replace(/^(\w*\d{8})[-_](\d+)/, '$1/$2')
    .slice(0, 40);
