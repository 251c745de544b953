import type { Json } from './columns.ts';

interface VouchersTable {
  number: string;
  kind: 'voucher' | 'gift-card';
  pin_hash: string | null;
  worth: number;
  left_amount: number;
  currency: string;
  is_foreign: number;
  is_blocked: number;
  valid_until: number | null;
  /** The order that sold it; null for those of other origin. */
  order_id: number | null;
}

interface ClientFundsTable {
  client_id: number;
  points_granted: number;
  points_spent: number;
  balance: number;
}

interface PaymentDraftsTable {
  session_hash: string;
  data: Json;
  updated_at: number;
}

interface SimulatedPaymentsTable {
  id: string;
  /** The shop's name of the payment. */
  reference: string;
  method: string;
  amount: number;
  currency: string;
  description: string;
  /** Where its page sends the buyer afterwards: a path of the shop. */
  return_path: string;
  state: 'pending' | 'completed' | 'canceled' | 'rejected' | 'refunded';
  /** Why it was refused; null where the bank gave no reason. */
  problem: string | null;
  /** The state that it takes by itself, and when. */
  next_state: string | null;
  next_at: number | null;
  /** When it notifies the shop, and how often. */
  notify_at: number | null;
  notify_times: number;
  created_at: number;
}

/** What pays orders beside the payments themselves, and the payments of the test provider. */
export interface PaymentsSchema {
  vouchers: VouchersTable;
  client_funds: ClientFundsTable;
  payment_drafts: PaymentDraftsTable;
  simulated_payments: SimulatedPaymentsTable;
}
