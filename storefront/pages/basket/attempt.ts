/** A change of the basket that was refused: what was typed, and what is wrong, by the index of the line. */
export interface BasketAttempt {
  /** What concerns no line. */
  problem: string | null;
  /** Which field of a product form it concerns. */
  field?: 'size' | 'number';
  quantities: ReadonlyArray<readonly [index: number, typed: string]>;
  problems: ReadonlyArray<readonly [index: number, problem: string]>;
  comments?: ReadonlyArray<readonly [index: number, typed: string]>;
  commentProblems?: ReadonlyArray<readonly [index: number, problem: string]>;
  /** Files that were not taken; everything else of the form was. */
  fileProblems?: ReadonlyArray<readonly [index: number, problem: string]>;
  /** By which clients of the platform know the first of them (wire contract 4). */
  fileCode?: string | null;
  /** The discount code that was typed, and why it was not taken; null where it was not tried. */
  rebate?: { typed: string; problem: string | null };
}
