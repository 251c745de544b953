import { translator } from '../../../../components/texts/texts.ts';
import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import { coverTotal } from '../../../../patterns/rules/order-payments.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { isSecureOrigin } from '../../../../patterns/rules/secure-origin.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { goodsToPay, type LoadedBasket } from '../../basket/index.ts';
import { shippingValue } from '../../catalogue/browser.ts';
import { basketInstalments, type InstalmentsData } from '../../catalogue/index.ts';
import { findPaymentMethod, isOfferedMethod, payformValue, methodCost } from '../../payment/browser.ts';
import type { PaymentRefusals } from '../browser/payment-reason.ts';
import { loadPaying } from './paying.ts';
import { paymentRefusalsTexts } from './payment-refusals.texts.ts';

const isEligible = ({ product }: LoadedBasket['lines'][number]): boolean => product.details.hasInstalments;

/** Whether the tile of instalments is shown: on a basket of mugs it would be noise. */
export const isInstalmentBasket = ({ lines }: Pick<LoadedBasket, 'lines'>): boolean => lines.some(isEligible);

/**
 * Instalments for what is left of an order's total: an offer with its example, or why there is none. A loan covers
 * the whole order, so none is offered while the cost of its delivery is open.
 */
export function instalmentsFor(
  { basket, lines }: Pick<LoadedBasket, 'basket' | 'lines'>,
  { isCostOpen }: LoadedBasket['offers'][number]['courier'],
  left: Grosze,
  wording: Pick<BuyingContext, 'texts' | 'settings'>,
): InstalmentsData {
  const data = basketInstalments(basket, lines.every(isEligible), wording, left);
  return isCostOpen ? { ...data, reason: translator(paymentRefusalsTexts, wording.texts)('noInstalments') } : data;
}

/** Instalments with one delivery, whose cost the loan covers too. */
export interface DeliveryInstalments {
  shipping: string;
  data: InstalmentsData;
}

/** Instalments with each delivery of this basket; empty where the shop has no lender. */
export async function loadInstalments(
  context: BuyingContext,
  loaded: LoadedBasket,
): Promise<ReadonlyArray<DeliveryInstalments>> {
  const method = findPaymentMethod('instalments')!;
  if (!isOfferedMethod(method, context.settings)) return [];
  const totals = loaded.offers.map(({ courier, cost }) => ({
    courier,
    total: goodsToPay(loaded) + cost + methodCost(method, context.settings),
  }));
  // Parts of the largest total are enough for every smaller one; where no product is sold so, the amount decides nothing.
  const largest = Math.max(0, ...totals.map(({ total }) => total));
  const paying = isInstalmentBasket(loaded) ? await loadPaying(context, largest, 0) : null;
  return totals.map(({ courier, total }) => ({
    shipping: shippingValue(courier),
    data: instalmentsFor(loaded, courier, coverTotal(total, paying?.parts ?? []).rest, context),
  }));
}

/**
 * The methods that cannot pay for this basket, as tiles and check of the form know them.
 *
 * @param url of the page; null for calls, whose clients pay elsewhere
 */
export function refusalsOf(
  instalments: ReadonlyArray<DeliveryInstalments>,
  { offers }: Pick<LoadedBasket, 'offers'>,
  url: URL | null,
  { texts }: Pick<BuyingContext, 'texts'>,
): PaymentRefusals {
  const isCardSafe = url === null || isSecureOrigin(url);
  return {
    [valueOf('instalments')]: Object.fromEntries(
      instalments.flatMap(({ shipping, data }) => (data.reason ? [[shipping, data.reason] as const] : [])),
    ),
    ...(!isCardSafe && {
      [valueOf('card')]: Object.fromEntries(
        offers.map(({ courier }) => [shippingValue(courier), errorText('error.payment.httpsRequired', texts)]),
      ),
    }),
  };
}

const valueOf = (id: 'instalments' | 'card'): string => payformValue(findPaymentMethod(id)!);
