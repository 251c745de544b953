import type { PageContext } from '../../../../shared/define-page.ts';
import { isTestProviderRefused, simulatedIssuer, type SignInProvider } from '../../../../platform/settings/index.ts';
import { openId } from './openid.ts';
import type { SignInPort } from './port.ts';
import { simulated } from './simulator.ts';

type Context = Pick<PageContext, 'settings' | 'store' | 'url'>;

/** The providers of the setting `signInProviders`, without the test provider where it is refused. */
export function providersOf({ settings, url }: Pick<Context, 'settings' | 'url'>): ReadonlyArray<SignInProvider> {
  return isTestProviderRefused(url, settings)
    ? settings.signInProviders.filter(({ issuer }) => issuer !== simulatedIssuer)
    : settings.signInProviders;
}

/** The provider of this id; null where the shop has none. */
export const findProvider = (context: Pick<Context, 'settings' | 'url'>, id: string | null): SignInProvider | null =>
  providersOf(context).find((one) => one.id === id) ?? null;

/** The secret of a provider: `SIGN_IN_SECRET_GOOGLE` for `google`; '' where the environment has none. */
const secretOf = (id: string): string => process.env[`SIGN_IN_SECRET_${id.toUpperCase().replaceAll('-', '_')}`] ?? '';

/** How the shop asks a provider. */
export const portOf = ({ id, issuer, clientId }: SignInProvider, { settings, store, url }: Context): SignInPort =>
  openId(
    issuer === simulatedIssuer
      ? simulated(store, clientId, url.origin)
      : { issuer, clientId, clientSecret: secretOf(id), timeout: settings.signInProviderTimeout },
  );
