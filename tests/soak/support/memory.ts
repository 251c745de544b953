/** The shop's resident set at a moment. */
export interface Sample {
  /** Minutes since the start. */
  readonly minute: number;
  readonly megabytes: number;
}

const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Memory growth in MB a minute: the slope of the best-fitting line. */
export function growth(samples: ReadonlyArray<Sample>): number {
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ megabytes }) => megabytes))];
  const over = samples.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0);
  return over / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}

/** Between the first and the last third of the samples, in MB. */
export function rise(samples: ReadonlyArray<Sample>): number {
  const third = Math.floor(samples.length / 3);
  const of = (part: ReadonlyArray<Sample>) => mean(part.map(({ megabytes }) => megabytes));
  return of(samples.slice(-third)) - of(samples.slice(0, third));
}
