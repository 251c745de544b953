/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 up to, but not, `below`. */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(from: ReadonlyArray<T>): T;
}

/** Mulberry32: one multiplication a step, and every seed has its own sequence. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(from.length)]!,
  };
}
