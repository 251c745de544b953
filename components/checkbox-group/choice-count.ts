/** How many boxes of a group may be ticked. */
export interface ChoiceBounds {
  /** The fewest that are right, a whole number: 0, or 1 where the group is required. */
  minimum?: number | undefined;
  /** The most that are right, a whole number; no bound unless told. */
  maximum?: number | undefined;
}

export type CountProblem = { code: 'tooFew'; count: number } | { code: 'tooMany'; count: number };

/** Why a number of ticked boxes is refused, with the bound that it misses; null when it passes. */
export function countProblem(ticked: number, { minimum = 0, maximum = Infinity }: ChoiceBounds): CountProblem | null {
  if (ticked < minimum) return { code: 'tooFew', count: minimum };
  return ticked > maximum ? { code: 'tooMany', count: maximum } : null;
}

/** The box over a group: ticked when all that can be chosen is, partly when some is. */
export function wholeState(ticked: number, choosable: number): 'none' | 'some' | 'all' {
  if (ticked === 0) return 'none';
  return ticked < choosable ? 'some' : 'all';
}
