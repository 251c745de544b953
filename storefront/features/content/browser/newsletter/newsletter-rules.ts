import type { TextsContext } from '../../../../../components/texts/texts.ts';
import {
  hasLegalCharacters,
  hasLength,
  isChecked,
  isEmail,
  isRequired,
  longestValue,
} from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';

/** In the order of the form; the names are the platform's (wire contract 3). */
export type NewsletterField = 'mailing_email' | 'mailing_name' | 'newsletter_consent';
export type TypedNewsletter = Typed<NewsletterField>;

/** The value of the footer's form: there the button agrees, by the sentence beneath it. */
export const footerConsent = 'footer';

const consentPlace = (typed: string): string => {
  if (['', '0', 'n', 'false'].includes(typed)) return '';
  return typed === footerConsent ? footerConsent : '1';
};

export const readNewsletter = (field: Fields): TypedNewsletter => ({
  mailing_email: line(field('mailing_email')),
  mailing_name: line(field('mailing_name')),
  newsletter_consent: consentPlace(field('newsletter_consent')),
});

/** Problems of the form, for browser and server; unsubscribing only needs the address. */
export function newsletterProblems(
  action: 'add' | 'remove',
  typed: TypedNewsletter,
  texts: TextsContext,
): Problems<NewsletterField> {
  const isJoining = action === 'add';
  return failing<NewsletterField>({
    mailing_email: fieldProblem(typed.mailing_email, [isRequired, isEmail, hasLength(1, longestValue)], texts),
    mailing_name: isJoining
      ? fieldProblem(typed.mailing_name, [hasLegalCharacters, hasLength(0, longestValue)], texts)
      : undefined,
    newsletter_consent: isJoining ? fieldProblem(typed.newsletter_consent, [isChecked], texts) : undefined,
  });
}
