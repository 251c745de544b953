import { translator } from '../../../../components/texts/texts.ts';
import { loadBasket } from '../../../features/basket/index.ts';
import {
  isOfferedMethod,
  methodsFor,
  payformValue,
  paymentMethods,
  type OfferedMethod,
  methodCost,
} from '../../../features/payment/browser.ts';
import { prepaidTexts, regulationsOf } from '../../../features/payment/index.ts';
import { orderTexts } from '../../../features/catalogue/browser.ts';
import type { CallContext, Wording } from '../context.ts';
import { moneyOf } from '../money.ts';
import type { PaymentsMethodArguments } from '../schema/types.ts';

/** Payments that fit a delivery of this basket, all of them while it is empty. Companies have the same ones. */
export async function paymentsMethod({ isSubscription }: PaymentsMethodArguments, context: CallContext) {
  // No payment of the shop can be charged again.
  if (isSubscription) return wirePayments([], context);
  const { offers } = await loadBasket(context);
  const methods =
    offers.length > 0
      ? methodsFor(
          offers.map(({ courier }) => courier),
          context.settings,
        )
      : paymentMethods.filter((method) => isOfferedMethod(method, context.settings));
  return wirePayments(methods, context);
}

/** What the buyer of a fast transfer accepts: a sentence with its address. */
function termsOf(method: OfferedMethod, { texts, settings }: Wording) {
  const address = regulationsOf(method, settings);
  const t = translator(prepaidTexts, texts);
  const clause = `${t('regulationsBefore')} ${t('regulations')}: ${address}`;
  return {
    supportsPaymentInitiationService: address !== null,
    paymentInitiationServiceTerms: address === null ? [] : [{ id: '1', type: 'regulations', clause }],
  };
}

export function wirePayments(methods: ReadonlyArray<OfferedMethod>, { texts, settings }: Wording) {
  const t = translator(orderTexts, texts);
  return {
    payments: methods.map((method) => ({
      id: payformValue(method),
      name: t(`payment.${method.id}`),
      icon: null,
      icon_svg: null,
      methodAsGroup: false,
      paymentChannel: null,
      paymentSystem: null,
      additionalClientCost: {
        costPercent: 0,
        costFixedAmount: moneyOf(methodCost(method, settings), settings.currency),
        minAmount: moneyOf(0, settings.currency),
      },
      terms: termsOf(method, { texts, settings }),
    })),
    paymentsGroup: [],
    paymentsGroupTerms: [],
    settings: { defaultPaymentMethodId: methods[0] ? payformValue(methods[0]) : null },
  };
}
