/** Thrown when the shop is too busy for a call: 503 with `value`, as the call writes it. */
export class Postponed extends Error {
  readonly value: unknown;
  /** Whole seconds after which the call may be retried. */
  readonly retryAfter: number;

  constructor(value: unknown, retryAfter: number) {
    super(`Try again in ${retryAfter} seconds.`);
    this.value = value;
    this.retryAfter = retryAfter;
  }
}
