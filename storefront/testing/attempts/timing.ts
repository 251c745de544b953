/** How long the answers took, at theirs and at nothing, by the name of the attempt. */
export class Timing {
  readonly #times = new Map<string, [theirs: number[], nothing: number[]]>();
  readonly #clock: () => number;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  get names(): ReadonlyArray<string> {
    return [...this.#times.keys()];
  }

  async taking<Answer>(name: string, which: 0 | 1, ask: () => Promise<Answer>): Promise<Answer> {
    const times = this.#times.get(name) ?? [[], []];
    this.#times.set(name, times);
    const start = this.#clock();
    const answer = await ask();
    times[which].push(this.#clock() - start);
    return answer;
  }

  /**
   * What nine of ten answers exceed, at both, in milliseconds, their ratio, and the attempts whose ratio tells them apart. What the
   * machine does besides only adds to a time, and the quickest of some hundred answers meet the least of it: on a busy machine medians
   * of the same work differ by half.
   */
  result(): { attemptsByName: Record<string, Compared>; telling: ReadonlyArray<string> } {
    const compared = [...this.#times].map(([name, [theirs, nothing]]) => {
      const [one, other] = [quick(theirs), quick(nothing)];
      return [
        name,
        { times: theirs.length, theirs: rounded(one), nothing: rounded(other), ratio: rounded(one / other) },
      ];
    }) as ReadonlyArray<readonly [string, Compared]>;
    return {
      attemptsByName: Object.fromEntries(compared),
      telling: compared.filter(([, { ratio }]) => ratio > mostRatio || ratio < 1 / mostRatio).map(([name]) => name),
    };
  }
}

interface Compared {
  times: number;
  /** Milliseconds. */
  theirs: number;
  nothing: number;
  ratio: number;
}

/** What a stranger could not tell from the noise of the network. */
const mostRatio = 1.5;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The time that nine of ten exceed. */
function quick(times: ReadonlyArray<number>): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 10)] ?? 0;
}
