import type { Address } from '../../../../patterns/rules/validation.ts';
import type { Order, PickupPoint, Stock } from '../../../store/index.ts';
import type { OrderDocument } from '../../basket/index.ts';

/** A place where goods wait, as it was called when the order was made. */
export interface OrderPlace {
  name: string;
  /** "ul. Zmyślona 12, 00-010 Warszawa" */
  address: string;
}

/** A place in the words of an order. */
export const placeOf = ({ name, address }: Pick<PickupPoint | Stock, 'name' | 'address'>): OrderPlace => ({
  name,
  address: `${address.street}, ${address.zipcode} ${address.city}`,
});

/** Everything of an order that is not a figure, as it was at that moment (column `orders.details`). */
export interface SavedOrderDetails {
  address: Address;
  delivery: { courierName: string; place: OrderPlace | null; /** "poniedziałek, 23 listopada" */ day: string | null };
  payment: { methodId: string; name: string };
  /** Choices of the lines in words, by "productId size additional". */
  choices: Readonly<Record<string, ReadonlyArray<string>>>;
  remarks: string;
  /** What is made out beside the confirmation, for whom; left out where nothing else was asked for. */
  document?: OrderDocument;
  /** Epoch milliseconds at which the terms were accepted. */
  termsAcceptedAt: number;
}

/** Tells the lines of one order apart. */
export const choiceKey = (line: { productId: number; size: string; additional: string }): string =>
  `${line.productId} ${line.size} ${line.additional}`;

/** The details of an order that this shop wrote. */
export const detailsOf = (order: Pick<Order, 'details'>): SavedOrderDetails =>
  order.details as unknown as SavedOrderDetails;

/** "Hanna Źrebiec", "ul. Lipowa 3", "31-145 Kraków": an address on its lines. */
export const addressLines = (address: Address): [name: string, street: string, city: string] => [
  `${address.firstname} ${address.lastname}`,
  `${address.street} ${address.street_number}`,
  `${address.zipcode} ${address.city}`,
];
