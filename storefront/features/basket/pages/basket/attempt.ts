import type { GiftKind } from '../../server/gifts.ts';

/** The typed values of a line, and its problems. */
export interface LineAttempt {
  quantity?: string;
  problem?: string;
  comment?: string;
  commentProblem?: string;
  /** The value of its field; '' for none. */
  wrapping?: string;
  /** Of refused files; everything else of the form was saved. */
  fileProblem?: string;
}

/** A refused change of the basket: typed values and problems. */
export interface BasketAttempt {
  /** A problem of no line. */
  problem: string | null;
  /** The field that it concerns. */
  field?: 'size' | 'number';
  /** By the line's name: another tab may have removed lines since the page was shown. */
  lines: Readonly<Record<string, LineAttempt>>;
  /** Changed presents, by their values; '' for none. */
  gifts?: Readonly<Partial<Record<GiftKind, string>>>;
  /** The platform's code for the first refused file (wire contract 4). */
  fileCode?: string | null;
  /** The server was too busy for a file, and everything else was kept: it may be sent again. */
  isPostponed?: boolean;
  /** The typed discount code, and why it was refused; null where it was not tried. */
  rebate?: { typed: string; problem: string | null };
  /** The typed name of a new shopping list, and why it was refused. */
  list?: { typed: string; problem: string };
}
