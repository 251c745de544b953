import { groupedNumber } from '../../../../components/phone-field/phone-number.ts';
import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { arrivalDay, orderTexts } from '../../catalogue/browser.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { shopMoney, type MoneyWording } from '../../../../patterns/rules/shop-money.ts';
import type { DeliveryService } from '../../../../patterns/rules/delivery-services.ts';
import type { StartedKind } from '../../../../patterns/rules/return-lines.ts';
import { writtenIban } from '../../../../patterns/rules/iban.ts';
import { askedLabel } from '../browser/customer-data.ts';
import { countryName } from '../../../shared/customer/country-name.ts';
import type { Address } from '../../../../patterns/rules/validation.ts';
import type { Order, PickupPoint, Stock } from '../../../store/index.ts';
import type { GivenData, LoadedBasket, OrderDocument } from '../../basket/index.ts';

/** A pickup place, as named at the time of the order. */
export interface OrderPlace {
  name: string;
  /** "ul. Zmyślona 12, 00-010 Warszawa" */
  address: string;
  /** The recipient's number as a customer of the points' network. */
  customerNumber?: string;
}

/** A place in fields of an order. */
export const placeOf = ({ name, address }: Pick<PickupPoint | Stock, 'name' | 'address'>): OrderPlace => ({
  name,
  address: `${address.street}, ${address.zipcode} ${address.city}`,
});

/** A parcel of a divided order, as agreed. */
export interface OrderParcel {
  /** "Kubek Poranek, Talerz Pole" */
  goods: string;
  cost: Grosze;
  /** "u Ciebie: poniedziałek, 23 listopada" */
  arrival: string;
}

/** A parcel in fields of an order. */
export const parcelOf = (
  { lines, cost, arrival }: NonNullable<LoadedBasket['offers'][number]['parcels']>[number],
  { texts }: { texts: TextsContext },
): OrderParcel => ({
  goods: lines.map(({ product }) => product.name).join(', '),
  cost,
  arrival: arrivalDay(arrival, texts.locale) ?? translator(orderTexts, texts)('arrivesUnknown'),
});

/** "Paczka 1: Kubek Poranek, 16,90 zł, poniedziałek, 23 listopada" */
export const parcelTexts = (parcels: ReadonlyArray<OrderParcel>, wording: MoneyWording): ReadonlyArray<string> =>
  parcels.map(({ goods, cost, arrival }, index) =>
    translator(orderTexts, wording.texts)('parcel', {
      number: String(index + 1),
      goods,
      cost: shopMoney(wording).paid(cost),
      arrival,
    }),
  );

/** "Kurier w wybranym dniu, dostawa w sobotę, wniesienie za 800 punktów" */
export function deliveryName(
  courier: string,
  { services, servicePoints }: { services: ReadonlyArray<DeliveryService>; servicePoints: number },
  texts: TextsContext,
): string {
  const t = translator(orderTexts, texts);
  const named = [courier, ...services.map((id) => t(`service.${id}`))].join(', ');
  return servicePoints > 0 ? t('byPoints', { named, count: servicePoints }) : named;
}

/** A place in one line: "Skrytka KRK42S, os. Przykładowe 4, 31-901 Kraków, numer klienta 123 456" */
export const placeText = ({ name, address, customerNumber }: OrderPlace, texts: TextsContext): string =>
  [
    name,
    address,
    ...(customerNumber ? [translator(orderTexts, texts)('customerNumber', { number: customerNumber })] : []),
  ].join(', ');

/** All data of an order but amounts, as of that moment (column `orders.details`). */
export interface SavedOrderDetails {
  address: Address;
  /** The buyer, if the parcel goes to another person. */
  buyer?: Address;
  /** The date of birth (YYYY-MM-DD) and the IBAN, where the shop asked for them and they were given. */
  asked?: GivenData;
  delivery: {
    courierName: string;
    /** What the name has beside the courier's own; orders of earlier releases do not say it. */
    services?: ReadonlyArray<DeliveryService>;
    servicePoints?: number;
    place: OrderPlace | null;
    /** Of a divided order. */ parcels?: ReadonlyArray<OrderParcel>;
    /** "poniedziałek, 23 listopada" */ day: string | null;
    /** The shopper chose the day. */ isDayChosen?: true;
  };
  payment: { methodId: string; name: string };
  /** Options of the lines as text, by "productId size additional". */
  choices: Readonly<Record<string, ReadonlyArray<string>>>;
  remarks: string;
  /** The document beside the confirmation, with its recipient; left out where none was requested. */
  document?: OrderDocument;
  /** When the terms were accepted, in epoch milliseconds. */
  termsAcceptedAt: number;
  /** Which version of them; left out of orders of earlier releases. */
  termsVersion?: number;
  /** What the buyer agreed to at the same time: these files and services come at once, without a right of withdrawal. */
  agreedToStart?: ReadonlyArray<StartedKind>;
}

/** "Data urodzenia: 1990-05-17", "Numer konta bankowego: PL61 1090 …" */
export function givenTexts({ birthDate, bankAccount }: GivenData = {}, texts: TextsContext): ReadonlyArray<string> {
  return [
    ...(birthDate === undefined ? [] : [`${askedLabel('birth_date', texts)}: ${birthDate}`]),
    ...(bankAccount === undefined ? [] : [`${askedLabel('bankAccount', texts)}: ${writtenIban(bankAccount)}`]),
  ];
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
  cityLine(address),
];

/** "600 100 200": a phone number as it is read, in groups; foreign ones as they were typed. */
export const phoneText = ({ phone }: Pick<Address, 'phone'>): string => groupedNumber(phone, { hasPrefix: false });

/** "31-145 Kraków"; abroad with the country: "602 00 Brno, Czechy". */
export const cityLine = ({ zipcode, city, country }: { zipcode: string; city: string; country?: string }): string =>
  [`${zipcode} ${city}`, countryName(country)].filter(Boolean).join(', ');
