import type { PreferenceCookie } from '../../../../platform/page/answers.ts';
import { consentPurposes, type ConsentPurpose } from '../../../../platform/settings/index.ts';

/** An answer about cookies, as the visitor's browser keeps it. */
export interface ConsentAnswer {
  /** The wording that was answered. */
  readonly version: string;
  /** Empty where all was refused. */
  readonly agreed: ReadonlyArray<ConsentPurpose>;
  /** The proof in the store. */
  readonly id: string;
}

/** Scripts of the page read it, too: it is no secret, and opens nothing. */
export const consentCookieName = 'consent';

const none = 'none';
const shape = /^([0-9a-f]{8})_([a-z-]{1,40})_([0-9a-f]{32})$/;

const valueOf = ({ version, agreed, id }: ConsentAnswer): string => `${version}_${agreed.join('-') || none}_${id}`;

/** The answer in the header `Cookie` of a request; null without one. */
export function consentIn(cookies: string): ConsentAnswer | null {
  const prefix = `${consentCookieName}=`;
  const sent = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  const [, version, words, id] = shape.exec(sent?.slice(prefix.length) ?? '') ?? [];
  if (version === undefined || words === undefined || id === undefined) return null;
  const agreed = words === none ? [] : words.split('-');
  return { version, id, agreed: consentPurposes.filter((purpose) => agreed.includes(purpose)) };
}

export const consentCookie = (answer: ConsentAnswer, days: number): PreferenceCookie => ({
  name: consentCookieName,
  value: valueOf(answer),
  days,
});

/** The cookie of a request for as long again, once its visitor signs in (requirement L-12); null where there is no answer. */
export function extendedConsent(cookies: string, { consentDays }: { consentDays: number }): PreferenceCookie | null {
  const answer = consentIn(cookies);
  return answer && consentCookie(answer, consentDays);
}

/** Cookies without the id of the answer: who answered alike sees the same pages. */
export const withoutConsentId = (cookies: string): string =>
  cookies.replace(/(?<=(?:^|; )consent=[0-9a-f]{8}_[a-z-]{1,40}_)[0-9a-f]{32}(?=;|$)/, '');
