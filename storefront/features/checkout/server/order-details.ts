import type { Address } from '../../../../patterns/rules/validation.ts';
import type { Order, PickupPoint, Stock } from '../../../store/index.ts';
import type { OrderDocument } from '../../basket/index.ts';

/** A pickup place, as named at the time of the order. */
export interface OrderPlace {
  name: string;
  /** "ul. Zmyślona 12, 00-010 Warszawa" */
  address: string;
}

/** A place in fields of an order. */
export const placeOf = ({ name, address }: Pick<PickupPoint | Stock, 'name' | 'address'>): OrderPlace => ({
  name,
  address: `${address.street}, ${address.zipcode} ${address.city}`,
});

/** All data of an order but amounts, as of that moment (column `orders.details`). */
export interface SavedOrderDetails {
  address: Address;
  /** Who orders, where the parcel goes to somebody else. */
  buyer?: Address;
  delivery: { courierName: string; place: OrderPlace | null; /** "poniedziałek, 23 listopada" */ day: string | null };
  payment: { methodId: string; name: string };
  /** Options of the lines as text, by "productId size additional". */
  choices: Readonly<Record<string, ReadonlyArray<string>>>;
  remarks: string;
  /** The document beside the confirmation, with its recipient; left out where none was requested. */
  document?: OrderDocument;
  /** When the terms were accepted, in epoch milliseconds. */
  termsAcceptedAt: number;
}

/** Identifies a line of one order. */
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
