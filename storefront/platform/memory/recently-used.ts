interface Kept<Value> {
  readonly value: Value;
  readonly cost: number;
}

/** A least recently used cache within a cost limit. */
export class RecentlyUsed<Value> {
  readonly #mostCost: number;
  /** Most recently used last. */
  readonly #kept = new Map<string, Kept<Value>>();
  #cost = 0;

  /** @param mostCost the limit of the total cost, in the unit of `set` */
  constructor(mostCost: number) {
    this.#mostCost = mostCost;
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  set(key: string, value: Value, cost: number): void {
    this.#delete(key);
    this.#kept.set(key, { value, cost });
    this.#cost += cost;
    for (const oldest of this.#kept.keys()) {
      if (this.#cost <= this.#mostCost) break;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#cost -= this.#kept.get(key)?.cost ?? 0;
    this.#kept.delete(key);
  }
}
