import { localAddress } from '../../../../platform/languages/current-language.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { notFound, page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { providersOf } from '../../server/social/providers.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { simulatedIssuer } from '../../../../platform/settings/index.ts';
import { testSignInTexts } from './texts.ts';

export type TestSignInContext = PageContext<'test-signin'>;

/** What the shop asks the test provider for (OpenID Connect Core 1.0, 3.1.2.1). */
export interface AuthorizationRequest {
  clientId: string;
  returnAddress: string;
  state: string;
  nonce: string;
  challenge: string;
}

/** The request of the address; null where it is none of this shop. */
export function authorizationRequest(context: TestSignInContext): AuthorizationRequest | null {
  const { url } = context;
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const [clientId, returnAddress] = [of('client_id'), of('redirect_uri')];
  const isOwn =
    providersOf(context).some((one) => one.issuer === simulatedIssuer && one.clientId === clientId) &&
    returnAddress === url.origin + addressOf('signin-social');
  const isCode = of('response_type') === 'code' && of('code_challenge_method') === 'S256';
  return isOwn && isCode
    ? { clientId, returnAddress, state: of('state'), nonce: of('nonce'), challenge: of('code_challenge') }
    : null;
}

export const loadTestSignIn = (context: TestSignInContext) =>
  authorizationRequest(context) ? page({ own: localAddress(context.url.pathname + context.url.search) }) : notFound();

export const headOfTestSignIn = (_: object, { texts }: Pick<TestSignInContext, 'texts'>): PageHead => ({
  title: translator(testSignInTexts, texts)('title'),
  isIndexed: false,
});
