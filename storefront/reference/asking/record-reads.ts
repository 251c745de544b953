const readers = ['get', 'getAll', 'has'] as const;
type Reader = Record<(typeof readers)[number], (name: string, ...rest: never[]) => unknown>;

/**
 * Records the parameters and fields read by name while `work` runs, so that the reference can list them. Iterating all
 * fields reads none by name: such names are only in the example file.
 */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ result: T; names: ReadonlySet<string> }> {
  const names = new Set<string>();
  const undo: Array<() => void> = [];
  for (const prototype of [URLSearchParams.prototype, FormData.prototype] as unknown as ReadonlyArray<Reader>) {
    for (const reader of readers) {
      const original = prototype[reader];
      prototype[reader] = function (this: unknown, name: string, ...rest: never[]) {
        names.add(name);
        return original.call(this, name, ...rest);
      };
      undo.push(() => {
        prototype[reader] = original;
      });
    }
  }
  try {
    return { result: await work(), names };
  } finally {
    for (const one of undo) one();
  }
}
