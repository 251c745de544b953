import type { Answer } from '../../e2e/support/http-shopper.ts';

/** How long after an outage 503 is allowed, in milliseconds: requests wait five seconds for a connection or a lock. */
const grace = 15_000;

/** Sees every response, and reports forbidden ones. */
export class Watch {
  readonly statuses: Record<string, number> = {};
  readonly findings: string[] = [];
  readonly lost: string[] = [];
  #outageUntil = 0;
  #isOut = false;

  /** Allows 503 from now until some seconds after `end`. */
  async during(outage: () => Promise<void>): Promise<void> {
    this.#isOut = true;
    try {
      await outage();
    } finally {
      this.#isOut = false;
      this.#outageUntil = performance.now() + grace;
    }
  }

  get isExcused(): boolean {
    return this.#isOut || performance.now() < this.#outageUntil;
  }

  readonly see = (path: string, { status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>): void => {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    const where = path.split('?')[0]!;
    if (status === 503) {
      if (retryAfter === null) this.#find(`503 without Retry-After at ${where}`);
      if (!this.isExcused) this.#find(`503 at ${where} while the database was there`);
    } else if (status >= 400) this.#find(`${status} at ${where}`);
  };

  /** A connection that broke before a response. */
  readonly lose = (path: string, error: unknown): void => {
    const cause = String((error as Error).cause ?? error);
    this.lost.push(`${path.split('?')[0]}: ${cause}`);
  };

  /** More broken connections than normal: both ends may close a kept one at the same moment, and browsers retry. */
  get hasLostMany(): boolean {
    const answered = Object.values(this.statuses).reduce((sum, count) => sum + count, 0);
    return this.lost.length > answered / 500;
  }

  #find(finding: string): void {
    this.findings.push(finding);
  }
}
