import type { Address } from '../../../../../patterns/rules/validation.ts';
import type { ImageSource } from '../../../../../components/image/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { methodCost } from '../../../payment/browser.ts';
import { paymentName, writeSeenParts } from '../../../payment/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { basketLines, summaryData, type BasketLineData, type SummaryData } from '../../../basket/index.ts';
import { orderTexts } from '../../../catalogue/browser.ts';
import { isVirtual } from '../../../catalogue/index.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { expectedLines, writeSeenChoice, writeSeenLine, writeSeenRebate } from '../../server/checkout-form.ts';
import { loadCheckout, type Checkout, type CheckoutState } from '../../server/load-checkout.ts';
import {
  addressLines,
  deliveryName,
  givenTexts,
  parcelTexts,
  phoneText,
  placeText,
} from '../../server/order-details.ts';
import { documentView } from '../../server/order-view.ts';
import { officialNotice } from '../../server/guarantee-notice/official-notice.ts';
import { loadOrderHelp } from '../../server/order-help-data.ts';
import type { OrderHelpProps } from '../../server/order-help.tsx';
import { orderSteps, type OrderStep } from '../../server/steps.ts';
import { whyNotOrder } from '../../server/why-not-order.ts';
import { scopeOfBasket, type WithdrawalScope } from '../../server/withdrawal-scope.ts';
import { informationAddress } from '../../../../shared/information-addresses.ts';
import { page, redirect, type RedirectAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { newIdempotencyKey } from '../../store/orders.ts';
import { companyAddress } from '../../../../platform/settings/index.ts';
import { orderStepTwoTexts } from './texts.ts';

type Context = PageContext<'order-step-2'>;

export interface StepTwoData {
  steps: ReadonlyArray<OrderStep>;
  recipient: { name: string; contact: string; address: string };
  /** The buyer, if the parcel goes to another person. */
  buyer: { name: string; contact: string; address: string } | null;
  /** `warning`: its cost is set after the order. */
  delivery: { name: string; note: string; warning: string | null; parcels: ReadonlyArray<string> };
  /** What the shop asked beside, a text each. */
  given: ReadonlyArray<string>;
  payment: string;
  /** What pays beside the method, a text each, and what is left; null where nothing is. */
  parts: ReadonlyArray<string>;
  rest: string | null;
  /** The invoice's recipient; null without one. */
  document: { name: string; address: string } | null;
  lines: ReadonlyArray<BasketLineData>;
  /** Whether it has goods, which the legal guarantee covers; files and services have rules of their own. */
  hasGoods: boolean;
  withdrawal: WithdrawalScope;
  /** The Commission's picture of the notice on that guarantee; null where the shop has none. */
  officialNotice: ImageSource | null;
  summary: SummaryData;
  /** The shown state, sent back with the form. */
  seen: {
    key: string;
    lines: ReadonlyArray<string>;
    delivery: number;
    rebate: string;
    choice: string;
    parts: string;
    terms: number;
  };
  addresses: { change: string; parts: string; terms: string; returns: string; basket: string };
  seller: { name: string; address: string; taxNumber: string; email: string; phone: string };
  help: OrderHelpProps;
}

/** Step 2 needs an orderable basket and a valid choice; else it leads back with the reason. */
export async function loadStepTwo(context: Context) {
  const state = await loadCheckout(context);
  const away = context.method === 'POST' && state.kind === 'ready' ? null : await whyNotReady(context, state);
  if (away) return away;
  if (state.kind !== 'ready') return redirect(addressOf('order-step-1'));
  const terms = await context.store.content.version('terms');
  return page<StepTwoData>({
    ...stepTwoData(context, state.checkout, terms),
    officialNotice: await officialNotice(context),
    help: await loadOrderHelp(context),
  });
}

export const headOfStepTwo = (_data: StepTwoData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(orderStepTwoTexts, texts)('title'),
  isIndexed: false,
});

export async function whyNotReady(
  context: Pick<Context, 'notify' | 'texts' | 'settings' | 'store' | 'reads'>,
  state: CheckoutState,
): Promise<RedirectAnswer | null> {
  const basket = state.kind === 'ready' ? state.checkout.basket : state.basket;
  const away = await whyNotOrder(context, basket);
  if (away || state.kind === 'ready') return away;
  const t = translator(orderStepTwoTexts, context.texts);
  await addNotice(context, 'warning', t(state.kind === 'not_chosen' ? 'chooseFirst' : 'chooseAgain'));
  return redirect(addressOf('order-step-1'));
}

function stepTwoData(
  wording: Pick<Context, 'texts' | 'settings'>,
  checkout: Checkout,
  terms: number,
): Omit<StepTwoData, 'help' | 'officialNotice'> {
  const { texts, settings } = wording;
  const { basket, choice, offer, method, place, day, parcels, paying } = checkout;
  const money = shopMoney(wording);
  const t = translator(orderTexts, texts);
  const orderTextsOf = translator(orderStepTwoTexts, texts);
  const chosen = { ...basket, offer };
  const methodName = t(`payment.${method.id}`);
  const summary = summaryData(chosen, wording, { name: methodName, cost: methodCost(method, settings) });
  const deliveryRow = summary.rows.find(({ note }) => note === offer.courier.name);
  return {
    steps: orderSteps(3, texts),
    recipient: {
      ...partyOf(choice.address),
      // The mail goes to the buyer.
      ...(choice.buyer && { contact: phoneText(choice.address) }),
    },
    buyer: choice.buyer ? partyOf(choice.buyer) : null,
    given: givenTexts(choice.asked, texts),
    delivery: {
      name: [deliveryName(offer.courier.name, checkout, texts), place && placeText(place, texts)]
        .filter(Boolean)
        .join(': '),
      note: [day, deliveryRow?.amount].filter(Boolean).join(' · '),
      parcels: parcelTexts(parcels ?? [], wording),
      warning: offer.courier.isCostOpen ? orderTextsOf('costAfterOrder') : null,
    },
    payment: methodName,
    parts: paying.parts.map(({ method: part, amount }) => `${paymentName(part, texts)}: −${money.paid(amount)}`),
    rest: paying.parts.length > 0 ? money.paid(paying.rest) : null,
    document: choice.invoice ? documentView(choice.invoice.document) : null,
    lines: basketLines(chosen, wording),
    hasGoods: basket.lines.some(({ line }) => !isVirtual(line)),
    withdrawal: scopeOfBasket(basket),
    summary: { ...summary, notes: summary.notes.slice(0, day === null ? 0 : 1) },
    seen: {
      key: newIdempotencyKey(),
      lines: expectedLines(basket).map(writeSeenLine),
      delivery: offer.cost,
      rebate: writeSeenRebate(basket.rebate),
      choice: writeSeenChoice(choice, basket, methodCost(method, settings)),
      parts: writeSeenParts(paying.parts),
      terms,
    },
    addresses: {
      change: addressOf('order-step-1'),
      parts: addressOf('payment-parts'),
      terms: informationAddress('terms'),
      returns: informationAddress('returns'),
      basket: addressOf('basket'),
    },
    seller: {
      name: settings.companyName,
      address: companyAddress(settings, '\u00a0'),
      taxNumber: settings.companyTaxNumber,
      email: settings.companyEmail,
      phone: settings.companyPhone.replaceAll(' ', '\u00a0'),
    },
  };
}

function partyOf(address: Address): StepTwoData['recipient'] {
  const [name, street, city] = addressLines(address);
  return {
    name,
    contact: [address.email, phoneText(address)].filter(Boolean).join(', '),
    address: `${street}, ${city}`,
  };
}
