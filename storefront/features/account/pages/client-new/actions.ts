import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import type { AccountValues } from '../../browser/account-names.ts';
import { accountErrors, readAccountForm, textOf, typedOf, withoutPasswords } from '../../browser/form-values.ts';
import { clientMails } from '../../server/mail-kinds.ts';
import { register } from '../../server/register.ts';
import { continueAs } from '../../server/sign-in.ts';
import { askedByAccounts } from '../../../../shared/customer/account-form.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { expressCheckout } from '../../../checkout/express-checkout.ts';
import { isTowardsExpress, onwards } from '../../../basket/index.ts';
import { redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { expired } from './data.ts';
import { clientNewTexts } from './texts.ts';

/** A refused form: the typed values, and a message for each invalid field. */
export interface AccountAttempt {
  values: AccountValues | null;
  /** The mailed link's token, where its confirmation was refused. */
  token: string | null;
  errors: ReadonlyArray<FormError>;
}

/** POST client-new.php: asks for an account, or operation=confirm with the token of the mail and the password. */
export async function openAccount(context: PageContext<'client-new'>): Promise<PostAnswer<AccountAttempt>> {
  const form = await context.form();
  if (textOf(form, 'operation') === 'confirm')
    return confirmAccount(context, textOf(form, 'token'), textOf(form, 'password'));
  const values = readAccountForm(form);
  const outcome = await register(
    context,
    typedOf(values, null, askedByAccounts(context.settings)),
    onwards(context.url),
  );
  if (outcome.kind === 'refused') {
    const errors = accountErrors(outcome.problems, context.texts);
    return rejected({ values: withoutPasswords(values), token: null, errors });
  }
  if (outcome.kind === 'signed_in') return goOn(context);
  const email = values.email.trim();
  await addNotice(context, 'success', translator(clientNewTexts, context.texts)('asked', { email }));
  return redirect(addressOf('signin', {}, onwards(context.url)));
}

const goOn = (context: PageContext<'client-new'>) =>
  isTowardsExpress(context.url) ? expressCheckout(context) : redirect(addressOf('account'));

/** Opens the account that the mailed link confirms, and signs its owner in; the basket of this browser moves along. */
async function confirmAccount(
  context: PageContext<'client-new'>,
  token: string,
  password: string,
): Promise<PostAnswer<AccountAttempt>> {
  const t = translator(clientNewTexts, context.texts);
  const outcome = await context.store.clients.confirm(token, password, clientMails.registered);
  switch (outcome.kind) {
    case 'wrong_password':
      return rejected({
        values: null,
        token,
        errors: [{ name: 'password', label: t('password'), message: t('wrongPassword') }],
      });
    case 'expired':
      return expired(context);
    case 'known':
      await addNotice(context, 'warning', t('known'));
      return redirect(addressOf('signin', {}, onwards(context.url)));
    case 'opened': {
      const { client, hasOtherLogin } = outcome;
      await continueAs(context, client.id);
      await addNotice(context, 'success', hasOtherLogin ? t('otherLogin', { email: client.email }) : t('welcome'));
      return goOn(context);
    }
  }
}
