/**
 * Numbers products from 0 in the order in which they were met, so that what is known of them fits arrays. A product keeps its
 * place as long as the process lives, also while no list shows it.
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

  /** How many there are: every place is below. */
  get size(): number {
    return this.#places.size;
  }
}
