import { translator } from '../../../../../components/texts/texts.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { browserKind } from '../../server/browser-kind.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { findProvider } from '../../server/social/providers.ts';
import { shownProviders, type ShownProvider } from '../../server/social/social-forms.tsx';
import { timeCodeAddress } from '../../store.ts';
import { signInMethodsTexts } from './texts.ts';

type Context = PageContext<'sign-in-methods'>;

export interface PasskeyItem {
  id: number;
  name: string;
  /** "dodany 21 listopada 2026, 11:42" */
  facts: string;
}

export type CodesData =
  | { kind: 'off' }
  | { kind: 'waiting'; secret: string; address: string }
  | { kind: 'on'; since: string; recoveryCodes: number };

export interface SignInMethodsData {
  passkeys: ReadonlyArray<PasskeyItem>;
  /** A name for the next passkey: the browser's. */
  proposedName: string;
  codes: CodesData;
  /** The e-mail of a client without a password, who can change nothing here yet; null for all others. */
  passwordless: string | null;
  identities: ReadonlyArray<PasskeyItem>;
  /** The providers whose accounts the client can still link. */
  providers: ReadonlyArray<ShownProvider>;
}

/** How the signed-in client signs in; others are sent to sign in, with the reason. */
export async function loadSignInMethods(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('sign-in-methods'));
  const { store, texts, settings } = context;
  const t = translator(signInMethodsTexts, texts);
  const moment = (time: number) => formatMoment(time, texts.locale);
  const [passkeys, codes, identities] = await Promise.all([
    store.clients.passkeys(client.id),
    store.clients.timeCodeState(client.id),
    store.clients.identities(client.id),
  ]);
  return page<SignInMethodsData>({
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      facts: [
        t('added', { time: moment(createdAt) }),
        ...(usedAt === null ? [] : [t('used', { time: moment(usedAt) })]),
      ].join(', '),
    })),
    passwordless: client.hasPassword ? null : client.email,
    proposedName: browserKind(context.userAgent),
    codes:
      codes.kind === 'waiting'
        ? { ...codes, address: timeCodeAddress(codes.secret, client.email, settings.shopName) }
        : codes.kind === 'on'
          ? { ...codes, since: moment(codes.since) }
          : codes,
    identities: identities.map(({ id, provider, email, linkedAt }) => ({
      id,
      name: findProvider(context, provider)?.name ?? provider,
      facts: t('identityFacts', { email, time: moment(linkedAt) }),
    })),
    providers: shownProviders(context),
  });
}

export const headOfSignInMethods = (_: SignInMethodsData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(signInMethodsTexts, texts)('title'),
  isIndexed: false,
});
