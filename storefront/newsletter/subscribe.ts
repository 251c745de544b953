import { translator } from '../../components/texts/texts.ts';
import {
  hasLegalCharacters,
  hasLength,
  isChecked,
  isEmail,
  isRequired,
  longestValue,
} from '../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../visitor-forms/field-problem.ts';
import { line, type Fields, type Problems, type Typed, type VisitorContext } from '../visitor-forms/typed.ts';
import { newsletterTexts } from './texts.ts';

/** In the order of the form; the names are the platform's (wire contract 3). */
export type NewsletterField = 'mailing_email' | 'mailing_name' | 'newsletter_consent';
export type TypedNewsletter = Typed<NewsletterField>;

export const readNewsletter = (field: Fields): TypedNewsletter => ({
  mailing_email: line(field('mailing_email')),
  mailing_name: line(field('mailing_name')),
  newsletter_consent: ['', '0', 'n', 'false'].includes(field('newsletter_consent')) ? '' : '1',
});

const address = [isRequired, isEmail, hasLength(1, longestValue)];

/** Asks the address by mail whether it wants the newsletter. @returns what is wrong; null where the mail is on its way */
export async function subscribe(
  { store, settings, texts }: VisitorContext,
  typed: TypedNewsletter,
): Promise<Problems<NewsletterField> | null> {
  const problems = failing<NewsletterField>({
    mailing_email: fieldProblem(typed.mailing_email, address, texts),
    mailing_name: fieldProblem(typed.mailing_name, [hasLegalCharacters, hasLength(0, longestValue)], texts),
    newsletter_consent: fieldProblem(typed.newsletter_consent, [isChecked], texts),
  });
  if (Object.keys(problems).length > 0) return problems;
  await store.newsletter.ask({
    email: typed.mailing_email,
    name: typed.mailing_name,
    consent: translator(newsletterTexts, texts)('consent', { shop: settings.shopName }),
  });
  return null;
}

/** Sends the link that takes the address off. @returns what is wrong; null where all is said that may be said */
export async function unsubscribe(
  { store, texts }: VisitorContext,
  typed: TypedNewsletter,
): Promise<Problems<NewsletterField> | null> {
  const problem = fieldProblem(typed.mailing_email, address, texts);
  if (problem !== undefined) return { mailing_email: problem };
  await store.newsletter.askToLeave(typed.mailing_email);
  return null;
}
