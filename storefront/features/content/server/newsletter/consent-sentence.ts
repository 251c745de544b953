import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { footerConsent, type TypedNewsletter } from '../../browser/newsletter/newsletter-rules.ts';
import { newsletterTexts } from '../../browser/newsletter/texts.ts';

type Wording = Pick<Settings, 'newsletterConsent' | 'shopName'>;

/** The sentence by which a visitor agrees to the newsletter: the setting, else the text of its place. */
export function consentSentence(
  place: 'footer' | 'form',
  { newsletterConsent, shopName }: Wording,
  texts: TextsContext,
): string {
  if (newsletterConsent) return newsletterConsent;
  return translator(newsletterTexts, texts)(place === 'footer' ? 'footerConsent' : 'consent', { shop: shopName });
}

/** What the visitor read and agreed to, whole: the shop keeps it as its proof. */
export function consentAsRead(
  { newsletter_consent }: Pick<TypedNewsletter, 'newsletter_consent'>,
  wording: Wording,
  texts: TextsContext,
): string {
  if (newsletter_consent === footerConsent) return consentSentence('footer', wording, texts);
  const sentence = consentSentence('form', wording, texts).replace(/\.$/, '');
  return `${sentence}. ${translator(newsletterTexts, texts)('consentWithdrawal')}`;
}
