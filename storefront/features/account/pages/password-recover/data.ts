import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page, redirect, type RedirectAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { signInTowards } from '../../server/sign-in-goal.ts';
import { passwordRecoverTexts } from './texts.ts';

type Context = PageContext<'password-recover'>;

export interface PasswordRecoverData {
  /** The mailed link's token: a new password is chosen. Null: a link is asked for. */
  token: string | null;
  bounds: { min: number; max: number };
  addresses: { own: string; signIn: string };
}

export async function loadPasswordRecover(context: Context) {
  const { url, store, settings } = context;
  const token = url.searchParams.get('token');
  if (token !== null && !(await store.clients.isResetValid(token))) return expired(context);
  return page<PasswordRecoverData>({
    token,
    bounds: { min: settings.passwordMinimum, max: settings.passwordMaximum },
    addresses: {
      own: addressOf('password-recover', {}, signInTowards(url)),
      signIn: addressOf('signin', {}, signInTowards(url)),
    },
  });
}

/** A used or expired link leads to the form that asks for another one. */
export async function expired(context: Pick<Context, 'notify' | 'texts' | 'url'>): Promise<RedirectAnswer> {
  await addNotice(context, 'warning', errorText('message.token_expired', context.texts));
  return redirect(addressOf('password-recover', {}, signInTowards(context.url)));
}

export const headOfPasswordRecover = (_: PasswordRecoverData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(passwordRecoverTexts, texts)('title'),
  isIndexed: false,
});
