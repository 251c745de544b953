/**
 * Numbers products from 0 in order of appearance, so that their data fits arrays. A product keeps its place as long as
 * the process lives, also while unlisted.
 */
export class Places {
  readonly #places = new Map<number, number>();

  /** The place of the product with this id. */
  of(id: number): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(id, place);
    return place;
  }

  /** The number of places: all are below. */
  get size(): number {
    return this.#places.size;
  }
}
