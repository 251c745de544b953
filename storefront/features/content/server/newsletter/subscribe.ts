import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import type { Problems, VisitorContext } from '../../../../shared/browser/forms/typed.ts';
import {
  newsletterProblems,
  type NewsletterField,
  type TypedNewsletter,
} from '../../browser/newsletter/newsletter-rules.ts';
import { consentAsRead } from './consent-sentence.ts';

/** Asks the address by mail whether it wants the newsletter. @returns the problems; null where the mail is queued */
export async function subscribe(
  { store, settings, texts }: VisitorContext,
  typed: TypedNewsletter,
): Promise<Problems<NewsletterField> | null> {
  const problems = newsletterProblems('add', typed, texts);
  if (isAnyWrong(problems)) return problems;
  await store.newsletter.ask({
    email: typed.mailing_email,
    name: typed.mailing_name,
    consent: consentAsRead(typed, settings, texts),
  });
  return null;
}

/** Sends the unsubscribe link. @returns the problems; null otherwise, even for unknown addresses */
export async function unsubscribe(
  { store, texts }: VisitorContext,
  typed: TypedNewsletter,
): Promise<Problems<NewsletterField> | null> {
  const problems = newsletterProblems('remove', typed, texts);
  if (isAnyWrong(problems)) return problems;
  await store.newsletter.askToLeave(typed.mailing_email);
  return null;
}
