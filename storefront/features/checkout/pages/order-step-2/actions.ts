import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import type { StartedKind } from '../../../../../patterns/rules/return-lines.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { addressAfterOrder } from '../../server/address-after-order.ts';
import { quantityToOrder, type LoadedBasket } from '../../../basket/index.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { ensureSession } from '../../../../shared/session.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { longestRemark, readCheckoutForm, type CheckoutForm } from '../../server/checkout-form.ts';
import { loadCheckout, type Checkout } from '../../server/load-checkout.ts';
import { findOrdered, orderBasket, type OrderResult } from '../../server/place-order.ts';
import { unpaidRefusalText } from '../../server/unpaid-refusal.ts';
import { scopeOfBasket, type WithdrawalScope } from '../../server/withdrawal-scope.ts';
import { whyNotOrderTexts } from '../../server/why-not-order.texts.ts';
import { redirect, rejected, type PostAnswer, type RedirectAnswer } from '../../../../platform/page/answers.ts';
import type { PlacedOrder, PlaceOutcome } from '../../../../store/index.ts';
import { whyNotReady } from './data.ts';
import { orderStepTwoTexts } from './texts.ts';

type Context = PageContext<'order-step-2'>;

/** Nothing was ordered; typed values stay. */
export interface StepTwoAttempt {
  remarks: string;
  hasAcceptedTerms: boolean;
  agreed: ReadonlyArray<StartedKind>;
  problems: { remarks?: string; terms?: string; agree?: Partial<Record<StartedKind, string>> };
  /** Changes since the summary was shown, a sentence each; empty where only the form is invalid. */
  changes: ReadonlyArray<string>;
  /** Whether the basket must be corrected first: otherwise ordering fails again. */
  needsBasket: boolean;
  /** Whether one button accepts the changes: it orders, or corrects quantities first. */
  canAccept: boolean;
}

/** Orders. Every failure is shown above the summary, and nothing is ordered. */
export async function order(context: Context): Promise<PostAnswer<StepTwoAttempt>> {
  const form = readCheckoutForm(await context.form());
  const state = await loadCheckout(context);
  if (state.kind !== 'ready' || state.checkout.basket.lines.length === 0) {
    const before = await findOrdered(context, form);
    if (before) return toConfirmation(before);
    return (await whyNotReady(context, state)) ?? redirect(addressOf('order-step-1'));
  }

  const lacking = state.checkout.basket.lines.filter(({ line }) => line.problem);
  if (form.hasAcceptedChanges && lacking.length > 0) return acceptStock(context, lacking);
  const problems = problemsOf(form, scopeOfBasket(state.checkout.basket), context);
  if (Object.keys(problems).length > 0) return rejected(attemptOf(form, { problems }));
  if (form.key === '') return changed(context, form, { kind: 'basket_changed' }, state.checkout);
  const result = await orderBasket(context, state.checkout, form);
  if (result.kind === 'placed' || result.kind === 'repeated') return toConfirmation(result.order);
  return changed(context, form, result, state.checkout);
}

/** Orders what is left of goods that ran short: the summary is shown once more before it binds. */
async function acceptStock(context: Context, lacking: LoadedBasket['lines']): Promise<RedirectAnswer> {
  await context.store.baskets.setQuantities(
    await ensureSession(context),
    lacking.map(({ line: { productId, size, additional, problem } }) => ({
      productId,
      size,
      additional,
      quantity: problem?.kind === 'quantity' ? problem.possible : 0,
    })),
  );
  await addNotice(context, 'warning', translator(orderStepTwoTexts, context.texts)('stockAccepted'));
  return redirect(addressOf('order-step-2'));
}

const toConfirmation = (placed: PlacedOrder): RedirectAnswer => redirect(addressAfterOrder(placed));

function problemsOf(form: CheckoutForm, { started }: WithdrawalScope, { texts }: Context): StepTwoAttempt['problems'] {
  const t = translator(orderStepTwoTexts, texts);
  const length = [...form.remarks].length;
  const missing = started.filter(({ kind }) => !form.agreed.includes(kind));
  return {
    ...(length > longestRemark && { remarks: t('remarksTooLong', { n: longestRemark, length }) }),
    ...(!form.hasAcceptedTerms && { terms: t('termsMissing') }),
    ...(missing.length > 0 && {
      agree: Object.fromEntries(missing.map(({ kind }) => [kind, t(`agreeMissing.${kind}`)])),
    }),
  };
}

const attemptOf = (form: CheckoutForm, rest: Partial<StepTwoAttempt>): StepTwoAttempt => ({
  remarks: form.remarks,
  hasAcceptedTerms: form.hasAcceptedTerms,
  agreed: form.agreed,
  problems: {},
  changes: [],
  needsBasket: false,
  canAccept: false,
  ...rest,
});

type Refusal = Exclude<OrderResult, Extract<PlaceOutcome, { order: unknown }>>;

function changed(
  context: Context,
  form: CheckoutForm,
  refusal: Refusal,
  checkout: Checkout,
): PostAnswer<StepTwoAttempt> {
  const t = translator(orderStepTwoTexts, context.texts);
  const { goods, paid } = shopMoney(context);
  const lineOf = ({ productId }: { productId: number }) =>
    checkout.basket.lines.find(({ line }) => line.productId === productId)?.line;
  const conflict = (changes: ReadonlyArray<string>, needsBasket = false, canAccept = !needsBasket) =>
    rejected(attemptOf(form, { changes, needsBasket, canAccept }), 409);
  switch (refusal.kind) {
    case 'empty':
    case 'basket_changed':
      return conflict([t('basketChanged')]);
    case 'choice_changed':
      return conflict([t('choiceChanged')]);
    case 'terms_changed':
      return conflict([t('termsChanged')]);
    case 'too_much':
      return conflict([t('tooMuch', { most: paid(refusal.most) })], true);
    case 'too_much_unpaid':
      return conflict([unpaidRefusalText(refusal, context)], true);
    case 'no_seller':
      return conflict([translator(whyNotOrderTexts, context.texts)('noSeller')], true);
    case 'part_gone':
      return conflict([t('partGone')]);
    case 'gift_gone':
      return conflict([errorText('error.other.giftUnavailable', context.texts)]);
    case 'rebate_changed':
      return conflict([t('rebateChanged', { before: paid(refusal.expected), now: paid(refusal.actual) })]);
    case 'price_changed':
      return conflict(
        refusal.lines.map(({ name, expected, actual, ...key }) => {
          const unit = (gross: Grosze) => goods(grossNet(gross, lineOf(key)?.vatPercent ?? null));
          return t('priceChanged', { name, before: unit(expected), now: unit(actual) });
        }),
      );
    case 'delivery_changed': {
      const { expected, actual } = refusal;
      if (expected < 0) return conflict([t('basketChanged')]);
      return conflict([t('costChanged', { before: paid(expected), now: paid(actual) })]);
    }
    case 'not_enough':
      return conflict(
        refusal.lines.map(({ name, available, productId }) => {
          const unit = lineOf({ productId })?.unit;
          if (available <= 0 || !unit) return t('soldOut', { name });
          return t('notEnough', { name, quantity: quantityToOrder(unit, available, context.texts) });
        }),
        true,
        true,
      );
  }
}
