import { translator } from '../../../components/texts/texts.ts';
import { addressOf } from '../../addresses.ts';
import type { PageContext } from '../../define-page.ts';
import { page, redirect } from '../../runtime/answers.ts';
import type { PageHead } from '../../runtime/page.ts';
import { signInTexts } from './texts.ts';

type Context = PageContext<'signin'>;

export interface SignInData {
  addresses: { own: string; register: string; recover: string };
}

/** Who is signed in has nothing to do here. */
export async function loadSignIn(context: Context) {
  if (await context.client()) return redirect(addressOf('account'));
  return page<SignInData>({
    addresses: { own: addressOf('signin'), register: addressOf('client-new'), recover: addressOf('password-recover') },
  });
}

export const headOfSignIn = (_: SignInData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(signInTexts, texts)('title'),
  isIndexed: false,
});
