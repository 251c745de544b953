import { redirect, type RedirectAnswer } from '../../../platform/page/answers.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { isTowardsExpress } from '../../basket/index.ts';
import { expressCheckout } from '../../checkout/express-checkout.ts';
import { signInGoal } from './sign-in-goal.ts';

/** Where a client goes who has just signed in: on with the order, to the page that asked for it, to the account. */
export const afterSignIn = async (context: PageContext): Promise<RedirectAnswer> =>
  isTowardsExpress(context.url) ? expressCheckout(context) : redirect(addressOf(signInGoal(context.url) ?? 'account'));
