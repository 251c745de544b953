import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { isTowardsExpress } from '../../../basket/index.ts';
import { addressAfterSignIn } from '../../server/after-sign-in.ts';
import { signInTowards } from '../../server/sign-in-goal.ts';
import { shownProviders, type SocialFormProps } from '../../server/social/social-forms.tsx';
import { page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { signInTexts } from './texts.ts';

type Context = PageContext<'signin'>;

export interface SignInData {
  /** `order` continues without an account; null outside the checkout. */
  addresses: { own: string; register: string; recover: string; order: string | null };
  providers: SocialFormProps['providers'];
  goal: SocialFormProps['goal'];
}

/** Signed-in clients are redirected; during checkout they continue with it. */
export async function loadSignIn(context: Context) {
  const isExpress = isTowardsExpress(context.url);
  if (await context.client()) return redirect(isExpress ? addressOf('order-step-1') : addressAfterSignIn(context.url));
  const towards = signInTowards(context.url);
  return page<SignInData>({
    addresses: {
      own: addressOf('signin', {}, towards),
      register: addressOf('client-new', {}, towards),
      recover: addressOf('password-recover', {}, towards),
      order: isExpress ? addressOf('order-step-1') : null,
    },
    providers: shownProviders(context),
    goal: towards,
  });
}

export const headOfSignIn = ({ addresses }: SignInData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(signInTexts, texts)(addresses.order === null ? 'title' : 'orderTitle'),
  isIndexed: false,
});
