import type { CookieCategory } from '../../../../../patterns/cookie-panel/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { sessionCookieDays, sessionCookieName } from '../../../../platform/http/session-cookie.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { consentOf, purposesAsked } from '../../server/consent/consent.ts';
import { cookiesTexts } from './texts.ts';

export interface CookiesData {
  /** Its cookie, and for how many days browsers keep it and what goes with it. */
  session: { name: string; days: number };
  purposes: ReadonlyArray<CookieCategory>;
  /** The visitor's answer; null without one. */
  answer: { agreed: ReadonlyArray<string>; day: string | null; id: string } | null;
  /** For how many days browsers keep it. */
  days: number;
  promoStripDays: number;
}

export async function loadCookies(context: PageContext<'cookies'>) {
  const { settings, texts, store, url } = context;
  const answer = consentOf(context);
  const proof = answer && (await store.consents.find(answer.id));
  return page<CookiesData>({
    session: { name: sessionCookieName(url.protocol === 'https:'), days: sessionCookieDays },
    purposes: purposesAsked(settings, texts),
    answer: answer && {
      agreed: answer.agreed,
      day: proof && formatDay(calendarDay(proof.givenAt), texts.locale, { dateStyle: 'long' }),
      id: answer.id,
    },
    days: settings.consentDays,
    promoStripDays: settings.promoStripDays,
  });
}

export const cookiesHead = (_: CookiesData, { texts }: PageContext<'cookies'>): PageHead => {
  const t = translator(cookiesTexts, texts);
  return { title: t('title'), description: t('lead'), canonical: addressOf('cookies') };
};
