import { plainDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { loginProblem } from '../../../../../patterns/rules/client-data/credentials.ts';
import { clientDataText } from '../../../../../patterns/rules/client-data/problem.ts';
import { validationCodeTexts } from '../../../../../patterns/rules/error-catalogue.validation.texts.ts';
import { noticeOf } from '../../../../../patterns/rules/notice.ts';
import { failure, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { TypedAccount, TypedAddress } from '../../../../shared/customer/account-form.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';
import type { Order } from '../../../../store/index.ts';
import { addToBasket } from '../../../basket/index.ts';
import { detailsOf, orderCancelledMail } from '../../../checkout/index.ts';
import { textOf } from '../../browser/form-values.ts';
import { register } from '../../server/register.ts';
import { findOrder, isGivenAtOnce, ownAddress } from './data.ts';
import { orderDetailsTexts } from './texts.ts';

type Context = PageContext<'order-details'>;

/** A refused password of the account that the order is to open. */
export interface OrderDetailsAttempt {
  passwordProblem: string;
}

/** POST orderdetails.php: `operation` is cancel, again or account. The key or the account decides whose order it is. */
export async function changeOrder(context: Context): Promise<PostAnswer<OrderDetailsAttempt>> {
  // Counts the attempt, also for an order that is not there.
  const form = await context.form();
  const found = await findOrder(context);
  if (!found) return notOpened(context, goalAt('order-details', context.url.searchParams));
  switch (textOf(form, 'operation')) {
    case 'cancel':
      return cancel(context, found.order);
    case 'again':
      return orderAgain(context, found.order);
    case 'account':
      return openAccount(context, found.order, textOf(form, 'password'));
    default:
      return failure(400);
  }
}

/** By the rule that shows the link; a second press finds it cancelled and changes nothing. */
async function cancel(context: Context, order: Order): Promise<PostAnswer<never>> {
  const t = translator(orderDetailsTexts, context.texts);
  const outcome = await context.store.orders.cancel(order.number, {
    actor: 'buyer',
    reason: '',
    mailKind: orderCancelledMail,
    isGivenAtOnce: await isGivenAtOnce(order, context),
  });
  const isDone = outcome.kind === 'cancelled';
  await addNotice(context, isDone ? 'success' : 'warning', t(isDone ? 'cancelDone' : 'cancelTooLate'));
  return redirect(ownAddress(context.url));
}

/** Puts the goods of the order into the basket, at the prices and stock of now; each that cannot be had is named. */
async function orderAgain(context: Context, { lines }: Order): Promise<PostAnswer<never>> {
  const t = translator(orderDetailsTexts, context.texts);
  const bought = lines.filter(({ unitGross, options }) => unitGross > 0 && !options.wraps);
  const problems: string[] = [];
  let added = 0;
  for (const { productId, size, quantity, options, name } of bought) {
    const { configuration } = options;
    // oxlint-disable-next-line no-await-in-loop -- the limits of the basket hold for the sum of the lines
    const result = await addToBasket(context, {
      productId,
      size,
      quantity: plainDecimal(quantity),
      ...(configuration && { configuration }),
    });
    if (result.kind === 'added') added += 1;
    const problem = result.kind === 'added' ? result.correction : result.problem;
    if (problem !== null) problems.push(problem.includes(name) ? problem : `${name}: ${problem}`);
  }
  const title = added === 0 ? t('againNone') : t(added < bought.length ? 'againSome' : 'againAll');
  await context.notify(noticeOf(problems.length > 0 ? 'warning' : 'success', title, ...problems));
  return redirect(added > 0 ? addressOf('basket') : ownAddress(context.url));
}

/** The order's own data open the account: only the password is asked for. It opens by the link of a mail. */
async function openAccount(context: Context, order: Order, password: string): Promise<PostAnswer<OrderDetailsAttempt>> {
  const t = translator(orderDetailsTexts, context.texts);
  const typed = accountOf(order, password, context);
  const outcome = await register(context, typed);
  if (outcome.kind === 'refused') {
    const ofPassword = outcome.problems.find(({ field }) => field === 'password');
    if (!ofPassword) {
      // Data that an account needs in another form: its own page asks for them.
      await addNotice(context, 'warning', t('accountNeedsMore'));
      return redirect(addressOf('client-new'));
    }
    const sentence = translator(validationCodeTexts, context.texts);
    return rejected({ passwordProblem: clientDataText(ofPassword.problem, sentence) });
  }
  await addNotice(context, 'success', t('accountAsked', { email: order.email }));
  return redirect(ownAddress(context.url));
}

function accountOf(order: Order, password: string, { settings }: Pick<Context, 'settings'>): TypedAccount {
  const { address, buyer = address, document, asked } = detailsOf(order);
  const isFirm = document !== undefined && document.companyName !== '';
  const client: TypedAddress = {
    firstname: buyer.firstname,
    lastname: buyer.lastname,
    companyName: isFirm ? document.companyName : '',
    taxNumber: isFirm ? document.taxNumber : '',
    street: buyer.street,
    streetNumber: buyer.street_number,
    zipcode: buyer.zipcode,
    city: buyer.city,
    country: 'PL',
    province: '',
    phone: buyer.phone,
  };
  return {
    type: isFirm ? 'firm' : 'private',
    // An e-mail may be too long for a login, or have other characters (V-11).
    login: loginProblem(order.email, settings) === null ? order.email : `klient-${order.number.replace('/', '-')}`,
    email: order.email,
    password,
    passwordRepeat: password,
    birthDate: asked?.birthDate ?? '',
    bankAccount: asked?.bankAccount ?? '',
    client,
    delivery: null,
    invoice: null,
    vatCompany: false,
    mailingConsent: false,
    smsConsent: false,
  };
}
