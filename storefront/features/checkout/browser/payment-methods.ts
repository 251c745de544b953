import { icons, type IconShape } from '../../../../components/icon/index.ts';
import { goTogether } from '../../../../patterns/rules/delivery-choice.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Courier } from '../../../store/index.ts';

/**
 * A payment method. `delivery` names its couriers: those paid before sending, or those that collect the money. `state`
 * is the order's first state (wire contract 4): `w` waits for money, `n` is processed at once.
 */
export interface PaymentMethod {
  id: string;
  /**
   * The method's number for clients, also in the order form: the value of `payform_id`. 2 and 190 are the platform's
   * voucher and gift card (wire contract 3).
   */
  number: number;
  delivery: Courier['payment'];
  cost: Grosze;
  state: 'n' | 'w';
  icon: IconShape;
  /** Shown after the order: account number and title, or what to have ready. */
  instruction: 'transfer' | 'onDelivery';
}

/** In the order of the tiles. */
export const paymentMethods = [
  { id: 'transfer', number: 3, delivery: 'prepaid', cost: 0, state: 'w', icon: icons.file, instruction: 'transfer' },
  { id: 'on-delivery', number: 1, delivery: 'dvp', cost: 0, state: 'n', icon: icons.truck, instruction: 'onDelivery' },
] as const satisfies ReadonlyArray<PaymentMethod>;

export type PaymentMethodId = (typeof paymentMethods)[number]['id'];

/** The value of the form's field, `id` of calls. */
export const payformValue = ({ number }: Pick<PaymentMethod, 'number'>): string => String(number);

/** By number or by the shop's own name. */
export const findPaymentMethod = (named: string): (typeof paymentMethods)[number] | null =>
  paymentMethods.find((method) => method.id === named || payformValue(method) === named) ?? null;

/** The first state of an order: a free one, delivery included, never waits for money, whatever the payment method. */
export const firstState = ({ state }: Pick<PaymentMethod, 'state'>, total: Grosze): PaymentMethod['state'] =>
  total === 0 ? 'n' : state;

/** The methods for some of these couriers. */
export const methodsFor = (
  couriers: ReadonlyArray<Pick<Courier, 'payment'>>,
): ReadonlyArray<(typeof paymentMethods)[number]> =>
  paymentMethods.filter((method) => couriers.some((courier) => goTogether(courier, method)));
