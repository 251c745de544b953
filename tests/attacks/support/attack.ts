import type { Target } from './target.ts';

/** What came of one attack. */
export interface Outcome {
  /** How often it was tried. */
  readonly attempts: number;
  /** How many attempts got which status; `none` is a connection without an answer until it ended, or until the attacker left. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The longest wait for an answer in milliseconds; left out where the attacker does not wait for one. */
  readonly slowest?: number;
  /** Further figures by name. */
  readonly figures?: Readonly<Record<string, number>>;
  /** What should not have been, with the attempt that brought it about. */
  readonly findings: ReadonlyArray<string>;
}

export interface Attack {
  readonly name: string;
  /** @param from an address of the loopback network that no other attack uses */
  run(target: Target, from: string): Promise<Outcome>;
}

/** Collects what came of many attempts. */
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
