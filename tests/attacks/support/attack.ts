import type { Target } from './target.ts';

/** The result of one attack. */
export interface Outcome {
  /** Number of attempts. */
  readonly attempts: number;
  /** Attempts by status; `none` is a connection that got no response before it ended, or the attacker left. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The longest wait for a response in milliseconds; omitted if the attacker does not wait. */
  readonly slowest?: number;
  /** Further figures by name. */
  readonly figures?: Readonly<Record<string, number>>;
  /** What should not have happened, with the attempt that caused it. */
  readonly findings: ReadonlyArray<string>;
}

export interface Attack {
  readonly name: string;
  /** @param from an address of the loopback network that no other attack uses */
  run(target: Target, from: string): Promise<Outcome>;
}

/** Collects results of many attempts. */
export class Tally {
  #attempts = 0;
  #slowest: number | undefined;
  readonly #statuses: Record<string, number> = {};
  readonly #findings: string[] = [];
  #figures: Readonly<Record<string, number>> | undefined;

  add(status: number | null, milliseconds?: number): void {
    this.#attempts += 1;
    const key = status === null ? 'none' : String(status);
    this.#statuses[key] = (this.#statuses[key] ?? 0) + 1;
    if (milliseconds !== undefined) this.#slowest = Math.max(this.#slowest ?? 0, milliseconds);
  }

  find(finding: string): void {
    this.#findings.push(finding);
  }

  note(figures: Readonly<Record<string, number>>): void {
    this.#figures = { ...this.#figures, ...figures };
  }

  outcome(): Outcome {
    return {
      attempts: this.#attempts,
      statuses: this.#statuses,
      ...(this.#slowest !== undefined && { slowest: Math.round(this.#slowest) }),
      ...(this.#figures !== undefined && { figures: this.#figures }),
      findings: this.#findings,
    };
  }
}
