import { countedServices, type OfferedService } from '../../../../../patterns/rules/delivery-services.ts';
import { readDay } from '../../../../../patterns/rules/delivery-slots.ts';
import type { SummaryRow } from '../../../../../patterns/order-summary/index.ts';
import { fieldOf, inTwoParcels, type CourierField } from './courier-fields.ts';

/**
 * The amounts of one delivery with each choice inside its tile and each payment that costs something, by `sumKey` and
 * `paidSumKey`: nothing is added up in the browser.
 */
export interface DeliverySums {
  /** Which row of the summary is that of the delivery. */
  row: number;
  amounts: Readonly<Record<string, readonly [delivery: string, total: string, ...payment: ReadonlyArray<SummaryRow>]>>;
}

/** The choices inside a tile that cost something. */
export interface SumChoice {
  services: ReadonlyArray<Pick<OfferedService, 'id'>>;
  isByPoints: boolean;
  isDivided: boolean;
}

/** "bringing saturday points two" */
export const sumKey = ({ services, isByPoints, isDivided }: SumChoice): string =>
  [
    ...services.map(({ id }) => id).toSorted(),
    ...(isByPoints && services.length > 0 ? ['points'] : []),
    ...(isDivided ? [inTwoParcels] : []),
  ].join(' ');

/** With the form's value of a payment: one that is free, or does not go with the delivery, changes nothing. */
export function paidSumKey(key: string, payment: string, { amounts }: Pick<DeliverySums, 'amounts'>): string {
  const paid = `${key} ${payment}`;
  return amounts[paid] ? paid : key;
}

/** The key of what is chosen inside one tile of a form: the services that count there, as in the order. */
export function chosenSum(form: FormData, shipping: string, offered: ReadonlyArray<OfferedService>): string {
  const text = (name: CourierField) => {
    const value = form.get(fieldOf(name, shipping));
    return typeof value === 'string' ? value : '';
  };
  const chosen = form.getAll(fieldOf('services', shipping)).map(String);
  return sumKey({
    services: countedServices(offered, chosen, readDay(text('delivery_day').trim())),
    isByPoints: text('services_points') !== '',
    isDivided: text('parcels') === inTwoParcels,
  });
}
