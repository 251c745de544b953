import type { PageContext } from '../../../../shared/define-page.ts';
import { simulatedIssuer, type SignInProvider } from '../../../../platform/settings/index.ts';
import { openId } from './openid.ts';
import type { SignInPort } from './port.ts';
import { simulated } from './simulator.ts';

type Context = Pick<PageContext, 'settings' | 'store' | 'url'>;

/** The provider of this id; null where the shop has none. */
export const findProvider = ({ settings }: Pick<Context, 'settings'>, id: string | null): SignInProvider | null =>
  settings.signInProviders.find((one) => one.id === id) ?? null;

/** The secret of a provider: `SIGN_IN_SECRET_GOOGLE` for `google`; '' where the environment has none. */
const secretOf = (id: string): string => process.env[`SIGN_IN_SECRET_${id.toUpperCase().replaceAll('-', '_')}`] ?? '';

/** How the shop asks a provider. */
export const portOf = ({ id, issuer, clientId }: SignInProvider, { settings, store, url }: Context): SignInPort =>
  openId(
    issuer === simulatedIssuer
      ? simulated(store, clientId, url.origin)
      : { issuer, clientId, clientSecret: secretOf(id), timeout: settings.signInProviderTimeout },
  );
