import type { IconShape } from '../../../../components/icon/icon-shape.ts';
import * as icons from '../../../../components/icon/shapes.ts';
import { goTogether } from '../../../../patterns/rules/delivery-choice.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Settings } from '../../../platform/settings/index.ts';
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
  state: 'n' | 'w';
  icon: IconShape;
  /** Shown after the order: account number and title, what to have ready, or the provider's page. */
  instruction: 'transfer' | 'onDelivery' | 'online';
  /** Whether the buyer pays at a provider, and how: by a code typed in the shop, or on the provider's page. */
  online: 'code' | 'page' | null;
}

/** In the order of the tiles. */
export const paymentMethods = [
  {
    id: 'blik',
    number: 10,
    delivery: 'prepaid',
    state: 'w',
    icon: icons.phone,
    instruction: 'online',
    online: 'code',
  },
  {
    id: 'card',
    number: 11,
    delivery: 'prepaid',
    state: 'w',
    icon: icons.lock,
    instruction: 'online',
    online: 'page',
  },
  {
    id: 'fast-transfer',
    number: 12,
    delivery: 'prepaid',
    state: 'w',
    icon: icons.send,
    instruction: 'online',
    online: 'page',
  },
  {
    id: 'transfer',
    number: 3,
    delivery: 'prepaid',
    state: 'w',
    icon: icons.file,
    instruction: 'transfer',
    online: null,
  },
  {
    id: 'instalments',
    number: 14,
    delivery: 'prepaid',
    state: 'w',
    icon: icons.calendar,
    instruction: 'online',
    online: 'page',
  },
  {
    id: 'on-delivery',
    number: 1,
    delivery: 'dvp',
    state: 'n',
    icon: icons.truck,
    instruction: 'onDelivery',
    online: null,
  },
] as const satisfies ReadonlyArray<PaymentMethod>;

export type OfferedMethod = (typeof paymentMethods)[number];
export type PaymentMethodId = OfferedMethod['id'];

/** The value of the form's field, `id` of calls. */
export const payformValue = ({ number }: Pick<PaymentMethod, 'number'>): string => String(number);

/** By number or by the shop's own name. */
export const findPaymentMethod = (named: string): OfferedMethod | null =>
  paymentMethods.find((method) => method.id === named || payformValue(method) === named) ?? null;

/** What a method costs the buyer, in grosze; 0 unless the operator sets it (`npm run operator -- methods cost`). */
export const methodCost = (
  { id }: Pick<PaymentMethod, 'id'>,
  { paymentMethodCosts }: Pick<Settings, 'paymentMethodCosts'>,
): Grosze => paymentMethodCosts[id] ?? 0;

/** The settings that decide which methods the shop offers. */
export type MethodSettings = Pick<Settings, 'paymentProvider' | 'paymentMethodsOff' | 'instalmentMonths'>;

/**
 * Whether the shop takes money by a method: the operator may switch it off, those paid online need a provider, and
 * instalments a lender too.
 */
export const isOfferedMethod = (
  { id, online }: Pick<PaymentMethod, 'id' | 'online'>,
  { paymentProvider, paymentMethodsOff, instalmentMonths }: MethodSettings,
): boolean =>
  !paymentMethodsOff.includes(id) &&
  (online === null || paymentProvider !== 'none') &&
  (id !== 'instalments' || instalmentMonths.length > 0);

/** The first state of an order: with nothing left to pay it never waits for money, whatever the payment method. */
export const firstState = ({ state }: Pick<PaymentMethod, 'state'>, left: Grosze): PaymentMethod['state'] =>
  left === 0 ? 'n' : state;

/** The methods for some of these couriers. */
export const methodsFor = (
  couriers: ReadonlyArray<Pick<Courier, 'payment'>>,
  settings: MethodSettings,
): ReadonlyArray<OfferedMethod> =>
  paymentMethods.filter(
    (method) => isOfferedMethod(method, settings) && couriers.some((courier) => goTogether(courier, method)),
  );
