import type { Generated } from 'kysely';

interface RebateCodesTable {
  /** In capitals. */
  code: string;
  kind: string;
  /** Whole percent or grosze; 0 for free delivery. */
  value: number;
  /** Grosze that a percentage code takes off beside its percent. */
  save: Generated<number>;
  /** The minimum worth of goods. */
  from_worth: number;
  valid_from: number | null;
  /** The moment at which it expires. */
  valid_until: number | null;
  /** The most orders it may be used for; null is no limit. */
  most_uses: number | null;
  used: number;
}

interface GiftsTable {
  /** `threshold`: one of the highest step that the basket reaches; `always`: beside it, with every order. */
  kind: string;
  from_worth: number;
  product_id: number;
  position: number;
  quantity: number;
  note: string;
}

/** Discounts and presents. */
export interface OffersSchema {
  rebate_codes: RebateCodesTable;
  gifts: GiftsTable;
}
