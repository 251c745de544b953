import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import type { AccountValues } from '../../browser/account-names.ts';
import { initialValues } from '../../browser/form-values.ts';
import type { AccountCheck } from '../../browser/account-check.ts';
import { accountCheck, formChoices, type FormChoices } from '../../server/form-choices.ts';
import { shownProviders, type SocialFormProps } from '../../server/social/social-forms.tsx';
import type { PageContext } from '../../../../shared/define-page.ts';
import { isTowardsExpress, onwards } from '../../../basket/index.ts';
import { page, redirect, type RedirectAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { clientNewTexts } from './texts.ts';

type Context = PageContext<'client-new'>;

export interface ClientNewData extends FormChoices {
  /** The mailed link's token, which the password confirms; null where an account is asked for. */
  token: string | null;
  values: AccountValues;
  addresses: { own: string; signIn: string };
  check: AccountCheck;
  providers: SocialFormProps['providers'];
  goal: SocialFormProps['goal'];
}

/** `?register` is sent and changes nothing: there is no other answer. Signed-in clients are redirected. */
export async function loadClientNew(context: Context) {
  const isExpress = isTowardsExpress(context.url);
  if (await context.client()) return redirect(addressOf(isExpress ? 'order-step-1' : 'account'));
  const token = context.url.searchParams.get('token');
  if (token !== null && !(await context.store.clients.isRegistrationValid(token))) return expired(context);
  const towards = onwards(context.url);
  const choices = await formChoices(context);
  return page<ClientNewData>({
    ...choices,
    token,
    values: initialValues(null, choices.countries[0]?.iso ?? ''),
    addresses: { own: addressOf('client-new', {}, towards), signIn: addressOf('signin', {}, towards) },
    check: await accountCheck(context, null),
    providers: shownProviders(context),
    goal: towards,
  });
}

/** A used or expired link leads to sign-in: the account may exist already. */
export async function expired(context: Pick<Context, 'notify' | 'texts' | 'url'>): Promise<RedirectAnswer> {
  await addNotice(context, 'warning', translator(clientNewTexts, context.texts)('expired'));
  return redirect(addressOf('signin', {}, onwards(context.url)));
}

export const headOfClientNew = ({ token }: ClientNewData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(clientNewTexts, texts)(token === null ? 'title' : 'confirmTitle'),
  isIndexed: false,
});
