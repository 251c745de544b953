import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { PaymentState } from '../../../../patterns/rules/payment-states.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Basket, LineFile, LineKey, LineOptions, SizeKey } from '../../basket/store.ts';
import type { OrderParts } from '../../payment/store.ts';
import type { ReaderLanguage } from '../../../platform/store/schema/columns.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** The input of step 1; the page owns its shape. */
export type OrderDraft = Readonly<Record<string, unknown>>;
/** Customer, addresses, delivery, document, consents and remarks as of that moment; the pages own the shape. */
export type OrderDetails = Readonly<Record<string, unknown>>;

/** A line as the shopper saw it on the summary. */
export interface ExpectedLine extends LineKey {
  quantity: Thousandths;
  unitGross: Grosze;
}

/** The discount code as used for the order's checks, and shown on the summary. */
export interface ExpectedRebate {
  code: string;
  goods: Grosze;
  isDeliveryFree: boolean;
}

export interface PlaceOrder {
  /** Made with the summary's form; the same key of the same session is the same order. */
  idempotencyKey: string;
  session: SessionHash;
  /** The order's owner; left out for a guest's. */
  clientId?: number | null;
  /** The agreed lines, presents included. The order matches them exactly or is refused. */
  expected: ReadonlyArray<ExpectedLine>;
  /**
   * The basket that delivery cost, limits and first state were derived from. If it has changed by the time of the
   * order, nothing is ordered: it may be worth less, and delivery was free.
   */
  judged: Pick<Basket, 'version' | 'productsTotal'>;
  /** The discount shown on the summary; null without one. */
  rebate?: ExpectedRebate | null;
  email: string;
  /**
   * `total` is the delivery cost of the expected lines, by the rules; with `isCostOpen` the staff set the rest of it
   * afterwards. `stockId` for collection from a showroom.
   */
  delivery: { courierId: string; total: Grosze; isCostOpen?: true; stockId?: string };
  /** `total` is the method's cost; `state` is that of the order until it is paid. */
  payment: { method: string; total: Grosze };
  /** What pays beside the method, as the summary showed it. */
  parts?: OrderParts;
  /** Loyalty points that pay for services of the delivery, beside the total; a cancellation returns them. */
  servicePoints?: { clientId: number; points: number };
  /** First state of the order (wire-contract 4): `n` accepted, `w` waiting for payment. */
  state: 'n' | 'w';
  details: OrderDetails;
  /** Kind of the mail that confirms the order; its payload is the number. */
  mailKind: string;
  /** The payment deadline and its buyer's limits until then; without it, the order is never cancelled as overdue, and never counts. */
  unpaid?: UnpaidTerms;
}

/** The limit for all unpaid orders of one buyer. */
export interface UnpaidLimit {
  orders: number;
  /** Whole pieces; a started metre counts as one. */
  pieces: number;
  worth: Grosze;
}

export interface UnpaidTerms {
  /** The last moment for payment. */
  payUntil: number;
  /** The client's IPv4 address or IPv6 network. Only its hash is kept. */
  networkAddress: string;
  /** Per account, and per e-mail. */
  perCustomer: UnpaidLimit;
  perNetworkAddress: UnpaidLimit;
}

/** The unpaid orders of this buyer would exceed the limit. */
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
  /** The chosen payment method, and what is still to be paid by it. */
  method: string;
  left: Grosze;
  placedAt: number;
}

export type PlaceOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** The key was used: this is its order. */
  | { kind: 'repeated'; order: PlacedOrder }
  /** `available` is the current amount; -1 for unlimited. */
  | {
      kind: 'not_enough';
      lines: ReadonlyArray<LineKey & { name: string; wanted: Thousandths; available: Thousandths }>;
    }
  | { kind: 'price_changed'; lines: ReadonlyArray<LineKey & { name: string; expected: Grosze; actual: Grosze }> }
  /** The basket differs in lines or quantities from the summary: another tab changed it. */
  | { kind: 'basket_changed' }
  /** The discount differs from the summary, or is gone. */
  | { kind: 'rebate_changed'; expected: Grosze; actual: Grosze }
  /** A voucher, gift card, points or balance have less than the summary showed. */
  | { kind: 'part_gone' }
  /** A present is no longer given with this basket. */
  | { kind: 'gift_gone' }
  | UnpaidRefusal
  | { kind: 'empty' };

/** The `stockId` of the size's own total, whichever stocks its pieces came from. */
export const sizeItself = '';

/** Pieces of a line that came from one stock. */
export interface StockShare {
  stockId: string;
  amount: Thousandths;
  /** The size of a bundle part; by default the line's own. */
  part?: SizeKey;
}

/** A part of a bundle, as it was sold. */
export interface OrderedPart extends SizeKey {
  /** From 1. */
  part: number;
  name: string;
  versionName: string;
  sizeName: string;
  unitName: string;
  unitPrecision: number;
  /** In one bundle. */
  quantity: Thousandths;
  /** Of the price of the whole line; the shares sum up to it. */
  share: Grosze;
}

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
  /** The stocks of its pieces. */
  takenFrom: ReadonlyArray<StockShare>;
  /** Of a bundle; empty for other goods, and for bundles of earlier releases whose parts are not known. */
  parts: ReadonlyArray<OrderedPart>;
}

/** `open`: the staff set it after the order, and have not yet. `set`: they have. */
export type DeliveryCostKind = 'standard' | 'open' | 'set';

export interface Order {
  id: number;
  number: string;
  accessKey: string;
  email: string;
  /** In which it was placed, and in which its saved words are. */
  language: ReaderLanguage;
  state: string;
  placedAt: number;
  currency: string;
  productsTotal: Grosze;
  /** The discount by the code. */
  rebate: { code: string; total: Grosze } | null;
  deliveryTotal: Grosze;
  deliveryCost: DeliveryCostKind;
  paymentTotal: Grosze;
  total: Grosze;
  courierId: string;
  paymentMethod: string;
  /** The last moment for payment; null where it is paid or cancelled, or had no deadline. */
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
    /** It gave way to a later payment. */
    isReplaced: boolean;
    /** Who takes or took the money; '' for the shop itself. */
    provider: string;
    /** Loyalty points that pay; 0 for other methods. */
    points: number;
    currency: string;
    createdAt: number;
    updatedAt: number;
  }>;
}
