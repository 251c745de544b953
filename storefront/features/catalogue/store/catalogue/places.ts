/** Ids below this one are looked up in an array, which has four bytes for each. */
const densest = 2 ** 24;
const unknown = 0xffff_ffff;

/** What `Places` consist of, as a thread gets them. */
export interface PlacesParts {
  readonly dense: Uint32Array;
  readonly others: ReadonlyMap<number, number>;
  readonly size: number;
}

/**
 * Numbers products from 0 in order of appearance, so that their data fits arrays. A product keeps its place as long as
 * the process lives, also while unlisted.
 */
export class Places {
  /** By id: a start looks up each word of each product. */
  #dense: Uint32Array;
  readonly #others: Map<number, number>;
  #size: number;

  constructor({ dense, others, size }: PlacesParts = { dense: new Uint32Array(), others: new Map(), size: 0 }) {
    this.#dense = dense;
    this.#others = new Map(others);
    this.#size = size;
  }

  /** Until the next product appears. */
  get parts(): PlacesParts {
    return { dense: this.#dense, others: this.#others, size: this.#size };
  }

  /** The ids in order of their places. */
  ids(): Float64Array {
    const ids = new Float64Array(this.#size);
    for (const [id, place] of this.#dense.entries()) if (place !== unknown) ids[place] = id;
    for (const [id, place] of this.#others) ids[place] = id;
    return ids;
  }

  /** The place of the product with this id. */
  of(id: number): number {
    if (!(id >= 0 && id < densest)) {
      const known = this.#others.get(id);
      if (known !== undefined) return known;
      this.#others.set(id, this.#size);
      return this.#size++;
    }
    if (id >= this.#dense.length) {
      const grown = new Uint32Array(Math.min(densest, Math.max(1024, id + (id >>> 1) + 1))).fill(unknown);
      grown.set(this.#dense);
      this.#dense = grown;
    }
    const known = this.#dense[id]!;
    if (known !== unknown) return known;
    this.#dense[id] = this.#size;
    return this.#size++;
  }

  /** The place of the product with this id; null without one. */
  find(id: number): number | null {
    if (!(id >= 0 && id < densest)) return this.#others.get(id) ?? null;
    const known = this.#dense[id];
    return known === undefined || known === unknown ? null : known;
  }

  /** The number of places: all are below. */
  get size(): number {
    return this.#size;
  }
}
