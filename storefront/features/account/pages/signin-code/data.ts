import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { signInTowards } from '../../server/sign-in-goal.ts';
import { waitingSignIn } from '../../server/sign-in.ts';
import { signInCodeTexts } from './texts.ts';

type Context = PageContext<'signin-code'>;

export interface SignInCodeData {
  addresses: { own: string; back: string };
}

/** The second step of a sign-in; without one that waits, the first. */
export async function loadSignInCode(context: Context) {
  const towards = signInTowards(context.url);
  if (!(await waitingSignIn(context))) return redirect(addressOf('signin', {}, towards));
  return page<SignInCodeData>({
    addresses: { own: addressOf('signin-code', {}, towards), back: addressOf('signin', {}, towards) },
  });
}

export const headOfSignInCode = (_: SignInCodeData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(signInCodeTexts, texts)('title'),
  isIndexed: false,
});
