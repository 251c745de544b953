import type { Generated } from 'kysely';
import type { ReaderLanguage } from './columns.ts';

interface WithdrawalsTable {
  id: Generated<number>;
  access_key: string;
  /** Made with the form: the same one again is the same declaration. */
  submission: string;
  order_number: string;
  /** Null where number and e-mail fit no order. */
  order_id: number | null;
  name: string;
  email: string;
  language: ReaderLanguage;
  /** A line for each product; '' for the whole order. */
  goods: string;
  submitted_at: number;
  answer: Generated<string>;
  answered_at: Generated<number | null>;
}

/** Withdrawals from contracts. */
export interface WithdrawalsSchema {
  withdrawals: WithdrawalsTable;
}
