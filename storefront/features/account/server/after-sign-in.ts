import { redirect, type RedirectAnswer } from '../../../platform/page/answers.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { addressOfGoal, goalOf } from '../../../shared/sign-in/goals.ts';
import { isTowardsExpress } from '../../basket/index.ts';
import { expressCheckout } from '../../checkout/express-checkout.ts';

/** Where a client goes who has just signed in: on with the order, to the page that asked for it, to the account. */
export async function afterSignIn(context: PageContext): Promise<RedirectAnswer> {
  if (isTowardsExpress(context.url)) return expressCheckout(context);
  return redirect(addressAfterSignIn(context.url));
}

/** The page that asked for this sign-in, else the account. */
export function addressAfterSignIn(url: URL): string {
  const goal = goalOf(url);
  return goal ? addressOfGoal(goal) : addressOf('account');
}
