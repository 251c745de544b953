/** Thrown where the shop has too much to do for a call now: 503 with `value`, as the call writes it. */
export class Postponed extends Error {
  readonly value: unknown;
  /** Whole seconds after which the same call may be made again. */
  readonly retryAfter: number;

  constructor(value: unknown, retryAfter: number) {
    super(`Try again in ${retryAfter} seconds.`);
    this.value = value;
    this.retryAfter = retryAfter;
  }
}
