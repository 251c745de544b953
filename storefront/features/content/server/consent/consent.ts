import { createHash } from 'node:crypto';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { cookiePanelTexts } from '../../../../../patterns/cookie-panel/texts.ts';
import type { CookieCategory } from '../../../../../patterns/cookie-panel/index.ts';
import type { RequestContext } from '../../../../platform/page/request-context.ts';
import type { ConsentPurpose, Settings } from '../../../../platform/settings/index.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import { consentIn, type ConsentAnswer } from './consent-cookie.ts';
import { consentTexts } from './texts.ts';

type ConsentContext = Pick<RequestContext<unknown, SienTypes>, 'settings' | 'texts' | 'cookies'>;

/** What the shop asks, in the visitor's words. */
export const purposesAsked = (
  { consentPurposes }: Pick<Settings, 'consentPurposes'>,
  texts: TextsContext,
): ReadonlyArray<CookieCategory & { value: ConsentPurpose }> => {
  const t = translator(consentTexts, texts);
  return consentPurposes.map((value) => ({ value, name: t(value), description: t(`${value}Text`) }));
};

/** The words a visitor answers, and the number of their version: other words, or another purpose, are asked again. */
export function wordingOf({ settings, texts }: Pick<ConsentContext, 'settings' | 'texts'>): {
  version: string;
  wording: string;
} {
  const t = translator(cookiePanelTexts, texts);
  const wording = [
    t('heading'),
    t('text'),
    t('necessaryText'),
    ...purposesAsked(settings, texts).map(({ name, description }) => `${name}: ${description}`),
  ].join('\n');
  return { wording, version: createHash('sha256').update(wording).digest('hex').slice(0, 8) };
}

/** The visitor's answer to what the shop asks now; null where it must ask, or has nothing to ask. */
export function consentOf(context: ConsentContext): ConsentAnswer | null {
  if (context.settings.consentPurposes.length === 0) return null;
  const answer = consentIn(context.cookies);
  return answer?.version === wordingOf(context).version ? answer : null;
}
