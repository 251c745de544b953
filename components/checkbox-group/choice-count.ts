/** How many boxes of a group may be ticked. */
export interface ChoiceBounds {
  /** The minimum, a whole number: 0, or 1 if the group is required. */
  minimum?: number | undefined;
  /** The maximum, a whole number; unbounded by default. */
  maximum?: number | undefined;
}

export type CountProblem = { code: 'tooFew'; count: number } | { code: 'tooMany'; count: number };

/** Why a number of ticked boxes is invalid, with the violated bound; null when valid. */
export function countProblem(ticked: number, { minimum = 0, maximum = Infinity }: ChoiceBounds): CountProblem | null {
  if (ticked < minimum) return { code: 'tooFew', count: minimum };
  return ticked > maximum ? { code: 'tooMany', count: maximum } : null;
}

/** State of the box for all: ticked if all available are, partly if some are. */
export function wholeState(ticked: number, choosable: number): 'none' | 'some' | 'all' {
  if (ticked === 0) return 'none';
  return ticked < choosable ? 'some' : 'all';
}
