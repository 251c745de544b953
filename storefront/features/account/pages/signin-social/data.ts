import { translator } from '../../../../../components/texts/texts.ts';
import { page, redirect, type RedirectAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { AccountCheck } from '../../browser/account-check.ts';
import type { AccountValues } from '../../browser/account-names.ts';
import { initialValues } from '../../browser/form-values.ts';
import { afterSignIn } from '../../server/after-sign-in.ts';
import { accountCheck, formChoices, type FormChoices } from '../../server/form-choices.ts';
import { signInTowards } from '../../server/sign-in-goal.ts';
import { firstLogin } from '../../server/social/first-login.ts';
import { findProvider } from '../../server/social/providers.ts';
import {
  beginSocial,
  finishSocial,
  waitingSocial,
  type SocialOutcome,
  type WaitingIdentity,
} from '../../server/social/social-sign-in.ts';
import { signInSocialTexts } from '../../server/social/texts.ts';

export type SocialContext = PageContext<'signin-social'>;

export type SocialData =
  /** The provider's page is next. */
  | { kind: 'start'; provider: string; address: string; back: string }
  /** The password of the account is asked for; an account without one names its e-mail as `passwordless`. */
  | { kind: 'link'; email: string; isOwn: boolean; recover: string; passwordless: string | null }
  /** The data of a new account is asked for. */
  | { kind: 'open'; provider: string; values: AccountValues; check: AccountCheck; choices: FormChoices; back: string };

/**
 * `provider` begins a sign-in, `state` takes the provider's answer; without both, what the shop still has to know of the
 * person who waits.
 */
export async function loadSocial(context: SocialContext) {
  const { searchParams } = context.url;
  // Looking ahead begins and ends nothing.
  if (context.method === 'HEAD') return redirect(addressOf('signin'));
  if (context.method === 'GET' && searchParams.has('state')) return received(context, await finishSocial(context));
  const providerId = context.method === 'GET' ? searchParams.get('provider') : null;
  return providerId === null ? loadWaiting(context) : start(context, providerId);
}

async function start(context: SocialContext, providerId: string) {
  const goal = signInTowards(context.url);
  const back = addressOf('signin', {}, goal);
  const provider = findProvider(context, providerId);
  const address = provider && (await beginSocial(context, provider.id, goal));
  if (!provider || address === null) return say(context, 'warning', 'away', back);
  return page<SocialData>({ kind: 'start', provider: provider.name, address, back });
}

async function loadWaiting(context: SocialContext) {
  const waiting = await waitingSocial(context);
  if (!waiting) return redirect(addressOf('signin'));
  const { identity, owner, goal } = waiting;
  if (owner) {
    const isOwn = (await context.client()) !== null;
    const { email } = isOwn ? identity : owner;
    return page<SocialData>({
      kind: 'link',
      email,
      isOwn,
      recover: addressOf('password-recover', {}, goal),
      passwordless: owner.hasPassword ? null : owner.email,
    });
  }
  const choices = await formChoices(context);
  const { firstname, lastname, email, provider } = identity;
  const login = await firstLogin(email, context);
  const country = choices.countries[0]?.iso ?? '';
  return page<SocialData>({
    kind: 'open',
    provider: findProvider(context, provider)?.name ?? provider,
    values: { ...initialValues(null, country), firstname, lastname, email, login },
    check: await accountCheck(context, null),
    choices,
    back: addressOf('signin', {}, goal),
  });
}

/** Where the provider's answer leads. */
async function received(context: SocialContext, outcome: SocialOutcome): Promise<RedirectAnswer> {
  switch (outcome.kind) {
    case 'waiting':
      return redirect(addressOf('signin-social'));
    case 'signed_in':
    case 'second_step':
      return goOn(context, outcome.kind, outcome.goal);
    case 'unverified':
      return say(context, 'info', 'unverified', addressOf('client-new', {}, outcome.goal));
    case 'known':
      return say(context, 'info', 'known', addressOf('sign-in-methods'));
    case 'taken':
      return say(context, 'warning', 'taken', addressOf('sign-in-methods'));
    case 'refused':
      return say(context, 'warning', 'failed', addressOf('signin'));
    default: {
      const isSignedIn = (await context.client()) !== null;
      return say(context, 'warning', outcome.kind, addressOf(isSignedIn ? 'sign-in-methods' : 'signin'));
    }
  }
}

/** On to the goal of a sign-in, or to the code that the account asks for. */
export const goOn = (
  context: SocialContext,
  outcome: 'signed_in' | 'second_step',
  goal: WaitingIdentity['goal'],
): Promise<RedirectAnswer> | RedirectAnswer => {
  if (outcome === 'second_step') return redirect(addressOf('signin-code', {}, goal));
  return afterSignIn({ ...context, url: new URL(`?${new URLSearchParams(goal)}`, context.url) });
};

/** Leads to another page, and says why. */
export async function say(
  context: SocialContext,
  tone: 'success' | 'info' | 'warning',
  key: 'known' | 'taken' | 'unverified' | 'denied' | 'failed' | 'away' | 'expired' | 'linked' | 'knownAccount',
  address: string,
): Promise<RedirectAnswer> {
  await addNotice(context, tone, translator(signInSocialTexts, context.texts)(key));
  return redirect(address);
}

export const headOfSocial = (data: SocialData, { texts }: Pick<SocialContext, 'texts'>): PageHead => ({
  title: titleOf(data, translator(signInSocialTexts, texts)),
  isIndexed: false,
});

export const titleOf = (
  data: SocialData,
  t: (key: 'startTitle' | 'linkTitle' | 'openTitle', values: { provider: string }) => string,
): string => t(`${data.kind}Title`, { provider: data.kind === 'link' ? '' : data.provider });
