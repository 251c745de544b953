import type { GiftKind } from '../../server/gifts.ts';

/** What was typed of one line, and what is wrong with it. */
export interface LineAttempt {
  quantity?: string;
  problem?: string;
  comment?: string;
  commentProblem?: string;
  /** The value of its field; '' for none. */
  wrapping?: string;
  /** Of files that were not taken; everything else of the form was. */
  fileProblem?: string;
}

/** A change of the basket that was refused: what was typed, and what is wrong. */
export interface BasketAttempt {
  /** What concerns no line. */
  problem: string | null;
  /** Which field of a product form it concerns. */
  field?: 'size' | 'number';
  /** By the line's name: another tab may have taken lines out since the page was shown. */
  lines: Readonly<Record<string, LineAttempt>>;
  /** Presents that were chosen anew, by their values; '' for none. */
  gifts?: Readonly<Partial<Record<GiftKind, string>>>;
  /** By which clients of the platform know the first refused file (wire contract 4). */
  fileCode?: string | null;
  /** The shop has too much to do for some file, and everything else was kept: the file may be sent again. */
  isPostponed?: boolean;
  /** The discount code that was typed, and why it was not taken; null where it was not tried. */
  rebate?: { typed: string; problem: string | null };
}
