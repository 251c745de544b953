import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { textOf } from '../../browser/form-values.ts';
import { definePage, type PageContext } from '../../../../shared/define-page.ts';
import { failure, redirect, type RedirectAnswer } from '../../../../platform/page/answers.ts';

type Context = PageContext<'login'>;

async function signOut(context: Context): Promise<RedirectAnswer> {
  await context.session.end();
  await addNotice(context, 'success', errorText('message.account_logoff', context.texts));
  return redirect(addressOf('home'));
}

/**
 * login.php?operation=logout signs out (wire contract 3). Links of old clients use GET, so a foreign page could too: it
 * is refused. Without an operation the address leads to the sign-in page.
 */
export default definePage('login', {
  load: (context) => {
    if (context.url.searchParams.get('operation') !== 'logout') return redirect(addressOf('signin'), 302);
    return context.isForeign ? failure(403) : signOut(context);
  },
  post: async (context) => {
    const operation = textOf(await context.form(), 'operation') || context.url.searchParams.get('operation');
    return operation === 'logout' ? signOut(context) : failure(400);
  },
  // Every answer is a redirect.
  head: () => ({ title: '' }),
  view: () => null,
});
