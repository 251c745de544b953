import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { ReturnKey } from '../../../../patterns/rules/return-lines.ts';
import type { RefundForm, ReturnMethod, ReturnState } from '../../../../patterns/rules/returns.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** What a visitor has chosen so far; the pages own the shape. */
export type ReturnDraft = Readonly<Record<string, unknown>>;

/** The buyer's choices beside the columns, as of that moment. */
export interface ReturnDetails {
  comment: string;
  /** Where the goods go, or how they are sent: "Sień Kraków, ul. Zmyślona 3, 30-001 Kraków". */
  place: string;
  /** For the code of a parcel locker. */
  phone?: string;
  code?: string;
  /** The bank account of a transfer, stored form. */
  iban?: string;
  /** The buyer's own words about the refund. */
  text?: string;
}

/** A quantity of an order's line, or of a part of the bundle in it. */
export interface ReturnPart extends ReturnKey {
  quantity: Thousandths;
  /** A key of the reasons; '' where none is given. */
  reason: string;
}

export interface NewReturn {
  orderId: number;
  /** Made with the summary's form; the same key is the same return. */
  idempotencyKey: string;
  /** Its draft is done with. */
  session: SessionHash;
  parts: ReadonlyArray<ReturnPart>;
  method: ReturnMethod;
  refundForm: RefundForm;
  fee: Grosze;
  details: ReturnDetails;
  /** What the summary said is paid out; another amount now creates nothing. */
  expected: Grosze;
  mailKind: string;
}

export type CreateReturnOutcome =
  | { kind: 'created' | 'repeated'; number: string }
  /** Another return took these goods meanwhile, or the amount is another. */
  | { kind: 'changed' }
  /** The order's state allows no return. */
  | { kind: 'closed' };

export interface OrderReturn {
  id: number;
  /** "20261121/001-1" */
  number: string;
  orderId: number;
  orderNumber: string;
  /** The key of the order, which opens the return too. */
  accessKey: string;
  email: string;
  state: ReturnState;
  createdAt: number;
  method: ReturnMethod;
  refundForm: RefundForm;
  goods: Grosze;
  delivery: Grosze;
  fee: Grosze;
  /** What was paid out, and when; null before. */
  refunded: Grosze;
  refundedAt: number | null;
  details: ReturnDetails;
  lines: ReadonlyArray<
    ReturnPart & {
      worth: Grosze;
      productId: number;
      size: string;
      name: string;
      sizeName: string;
      unitName: string;
      /** The name of the bundle that it is a part of; null for a product of its own. */
      bundle: string | null;
    }
  >;
  /** Oldest first. */
  states: ReadonlyArray<{ state: ReturnState; at: number; actor: string; note: string }>;
}

export type MoveReturnOutcome =
  | { kind: 'moved'; email: string; state: ReturnState }
  | { kind: 'unknown' }
  /** Its state does not allow it. */
  | { kind: 'refused'; state: ReturnState }
  /** Its goods are in another return. */
  | { kind: 'taken' };

export type RefundReturnOutcome =
  | { kind: 'refunded'; amount: Grosze; email: string }
  | { kind: 'unknown' }
  | { kind: 'kept' }
  | { kind: 'refused'; state: ReturnState }
  /** So much may still be refunded of the order. */
  | { kind: 'too_much'; left: Grosze }
  | { kind: 'no_account' }
  | { kind: 'not_same_way' };
