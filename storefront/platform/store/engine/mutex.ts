/** One at a time, first come, first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases it. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
