import { backTo } from '../../../catalogue/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { redirect, withCookie, type PostAnswer } from '../../../../platform/page/answers.ts';
import { consentCookie } from '../../server/consent/consent-cookie.ts';
import { dropEvents } from '../../server/tracking/tracking.ts';
import { wordingOf } from '../../server/consent/consent.ts';

/** Keeps the answer, with its proof. Where the shop asks nothing there is nothing to keep. */
export async function answerCookies(context: PageContext<'cookies'>): Promise<PostAnswer<never>> {
  const { consentPurposes, consentDays } = context.settings;
  const form = await context.form();
  if (consentPurposes.length === 0) return redirect(addressOf('cookies'));
  const chosen = form.getAll('category');
  const choice = form.get('choice');
  // Whatever names no choice agrees to nothing.
  const agreed =
    choice === 'all'
      ? consentPurposes
      : consentPurposes.filter((purpose) => choice === 'chosen' && chosen.includes(purpose));
  const { version, wording } = wordingOf(context);
  const id = await context.store.consents.keep({ version, wording, purposes: agreed });
  if (!agreed.includes('analytics')) await dropEvents(context);
  return withCookie(redirect(backTo(context)), consentCookie({ version, agreed, id }, consentDays));
}
