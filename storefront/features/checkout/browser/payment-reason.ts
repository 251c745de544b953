import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { goTogether } from '../../../../patterns/rules/delivery-choice.ts';
import type { Courier } from '../../../store/index.ts';
import { shippingValue } from '../../catalogue/browser.ts';
import { payformValue, type OfferedMethod } from '../../payment/browser.ts';
import { deliveryFormTexts } from './delivery-form.texts.ts';

/**
 * Why a method cannot pay for this basket, in a sentence for its buyer: by the method's form value, then by that of the
 * delivery, whose cost counts.
 */
export type PaymentRefusals = Readonly<Record<string, Readonly<Record<string, string>>>>;

type NamedCourier = Pick<Courier, 'number' | 'name' | 'payment'>;

/**
 * Why a method cannot be chosen with a delivery; null where it can. The tiles show it, and the check of the form asks
 * the same function.
 */
export function paymentReason(
  courier: NamedCourier,
  method: Pick<OfferedMethod, 'number' | 'delivery'>,
  { offers, refusals = {} }: { offers: ReadonlyArray<{ courier: NamedCourier }>; refusals?: PaymentRefusals },
  texts: TextsContext,
): string | null {
  if (goTogether(courier, method)) return refusals[payformValue(method)]?.[shippingValue(courier)] ?? null;
  const fitting = offers.filter((offer) => goTogether(offer.courier, method));
  const t = translator(deliveryFormTexts, texts);
  const couriers = fitting.map(({ courier: { name } }) => t('courier', { name })).join(', ');
  return t(`onlyWith.${method.delivery}`, { couriers });
}
