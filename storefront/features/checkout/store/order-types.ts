import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Basket, LineFile, LineKey, LineOptions, SizeKey } from '../../basket/store.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** What step 1 collected; the page owns its shape. */
export type OrderDraft = Readonly<Record<string, unknown>>;
/** Customer, addresses, delivery, document, consents and remarks as they were at that moment; the pages own the shape. */
export type OrderDetails = Readonly<Record<string, unknown>>;

/** A line as the shopper saw it on the summary. */
export interface ExpectedLine extends LineKey {
  quantity: Thousandths;
  unitGross: Grosze;
}

/** The discount code as the order was judged with it, and the shopper saw it on the summary. */
export interface ExpectedRebate {
  code: string;
  goods: Grosze;
  isDeliveryFree: boolean;
}

export interface PlaceOrder {
  /** Made with the summary's form; the same key of the same session is the same order. */
  idempotencyKey: string;
  session: SessionHash;
  /** Whose order it is; left out for a guest's. */
  clientId?: number | null;
  /** What the shopper agreed to, presents included. An order is made of exactly that or not at all. */
  expected: ReadonlyArray<ExpectedLine>;
  /**
   * The basket by which cost of delivery, limits and first state were decided. Where it is another one by the time of the
   * order, nothing is ordered: it may be worth less, and delivery was free.
   */
  judged: Pick<Basket, 'version' | 'productsTotal'>;
  /** What the discount code took off the goods in the summary; null without one. */
  rebate?: ExpectedRebate | null;
  email: string;
  /** `total` is what delivery costs for the expected lines, by the rules. `stockId` where it is collected from a showroom. */
  delivery: { courierId: string; total: Grosze; stockId?: string };
  /** `total` is what the method costs; `state` is that of the order until it is paid. */
  payment: { method: string; total: Grosze };
  /** First state of the order (wire-contract 4): `n` accepted, `w` waiting for payment. */
  state: 'n' | 'w';
  details: OrderDetails;
  /** Kind of the mail that confirms the order; its payload is the number. */
  mailKind: string;
  /** By when it has to be paid, and what its buyer may hold until then; left out, it never lapses and counts for nobody. */
  unpaid?: UnpaidTerms;
}

/** The most of one buyer's unpaid orders together. */
export interface UnpaidLimit {
  orders: number;
  /** Whole pieces; a started metre counts as one. */
  pieces: number;
  worth: Grosze;
}

export interface UnpaidTerms {
  /** The last moment at which it may be paid. */
  payUntil: number;
  /** Where the order comes from: an IPv4 address or a network of IPv6. Only its hash is kept. */
  networkAddress: string;
  /** Of one account, and of one e-mail. */
  perCustomer: UnpaidLimit;
  perNetworkAddress: UnpaidLimit;
}

/** The unpaid orders of this buyer would hold more than the shop holds without money. */
export interface UnpaidRefusal {
  kind: 'too_much_unpaid';
  limit: keyof UnpaidLimit;
  /** Orders, pieces or grosze. */
  most: number;
}

export interface PlacedOrder {
  id: number;
  number: string;
  accessKey: string;
  total: Grosze;
  placedAt: number;
}

export type PlaceOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** The key was used: this is the order that it made. */
  | { kind: 'repeated'; order: PlacedOrder }
  /** `available` is what could be had now; -1 without end. */
  | {
      kind: 'not_enough';
      lines: ReadonlyArray<LineKey & { name: string; wanted: Thousandths; available: Thousandths }>;
    }
  | { kind: 'price_changed'; lines: ReadonlyArray<LineKey & { name: string; expected: Grosze; actual: Grosze }> }
  /** The basket has other lines or quantities than the summary showed: another tab changed it. */
  | { kind: 'basket_changed' }
  /** The discount code takes off something else than the summary showed, or nothing any more. */
  | { kind: 'rebate_changed'; expected: Grosze; actual: Grosze }
  /** A present is not given with this basket any more. */
  | { kind: 'gift_gone' }
  | UnpaidRefusal
  | { kind: 'empty' };

/** The `stockId` of what the size itself lost, whichever stocks its pieces came from. */
export const sizeItself = '';

/** Pieces of a line that came from one stock. */
export interface StockShare {
  stockId: string;
  amount: Thousandths;
  /** The size of a part of a bundle; left out, they are of the line's own size. */
  part?: SizeKey;
}

/** Spec 4. */
export type PaymentState = 'chosen' | 'interrupted' | 'accepted' | 'refunded' | 'cancelled' | 'error';

export interface OrderLine extends LineKey {
  name: string;
  versionName: string;
  sizeName: string;
  unitName: string;
  unitPrecision: number;
  quantity: Thousandths;
  vatPercent: number | null;
  unitGross: Grosze;
  unitNet: Grosze;
  totalGross: Grosze;
  comment: string;
  files: ReadonlyArray<LineFile>;
  options: LineOptions;
  /** From which stocks its pieces came. */
  takenFrom: ReadonlyArray<StockShare>;
}

export interface Order {
  id: number;
  number: string;
  accessKey: string;
  email: string;
  state: string;
  placedAt: number;
  currency: string;
  productsTotal: Grosze;
  /** What the discount code took off the goods. */
  rebate: { code: string; total: Grosze } | null;
  deliveryTotal: Grosze;
  paymentTotal: Grosze;
  total: Grosze;
  courierId: string;
  paymentMethod: string;
  /** The last moment at which it may be paid; null where it is paid or cancelled, or was promised no day. */
  payUntil: number | null;
  details: OrderDetails;
  lines: ReadonlyArray<OrderLine>;
  /** Oldest first. */
  states: ReadonlyArray<{ state: string; at: number; actor: string; note: string }>;
  payments: ReadonlyArray<{
    id: number;
    method: string;
    state: PaymentState;
    amount: Grosze;
    currency: string;
    createdAt: number;
    updatedAt: number;
  }>;
}
