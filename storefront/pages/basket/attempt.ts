/** A change of the basket that was refused as a whole: what was typed, and what is wrong, by the index of the line. */
export interface BasketAttempt {
  /** What concerns no line. */
  problem: string | null;
  /** Which field of a product form it concerns. */
  field?: 'size' | 'number';
  quantities: ReadonlyArray<readonly [index: number, typed: string]>;
  problems: ReadonlyArray<readonly [index: number, problem: string]>;
}
