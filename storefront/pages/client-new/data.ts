import { translator } from '../../../components/texts/texts.ts';
import { addressOf } from '../../addresses.ts';
import { initialValues, type AccountValues } from '../../clients/form-values.ts';
import type { AccountCheck } from '../../clients/account-check.ts';
import { accountCheck, formChoices, type FormChoices } from '../../clients/form-choices.ts';
import type { PageContext } from '../../define-page.ts';
import { isTowardsExpress, onwards } from '../../order/express-checkout.ts';
import { page, redirect } from '../../runtime/answers.ts';
import type { PageHead } from '../../runtime/page.ts';
import { clientNewTexts } from './texts.ts';

type Context = PageContext<'client-new'>;

export interface ClientNewData extends FormChoices {
  values: AccountValues;
  addresses: { own: string; signIn: string };
  check: AccountCheck;
}

/** `?register` is sent and changes nothing: there is no other answer. Who is signed in has an account. */
export async function loadClientNew(context: Context) {
  const isExpress = isTowardsExpress(context.url);
  if (await context.client()) return redirect(addressOf(isExpress ? 'order-step-1' : 'account'));
  const towards = onwards(context.url);
  const choices = await formChoices(context);
  return page<ClientNewData>({
    ...choices,
    values: initialValues(null, choices.countries[0]?.iso ?? ''),
    addresses: { own: addressOf('client-new', {}, towards), signIn: addressOf('signin', {}, towards) },
    check: await accountCheck(context, null),
  });
}

export const headOfClientNew = (_: ClientNewData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(clientNewTexts, texts)('title'),
  isIndexed: false,
});
