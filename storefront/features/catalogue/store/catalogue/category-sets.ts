/**
 * The sets of categories that products are in, each kept once and known by a number: a shop has far fewer of them than products, and
 * a list asks of each product for one number.
 */
export class CategorySets {
  readonly #places = new Map<string, number>();
  readonly #sets: Array<ReadonlyArray<number>> = [];

  /** The place of a set; what is named twice is in it once. */
  of(categories: Iterable<number>): number {
    const set = [...new Set(categories)].sort((a, b) => a - b);
    const name = set.join(' ');
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#sets.length;
    this.#sets.push(set);
    this.#places.set(name, place);
    return place;
  }

  /** A mark at the place of each set that holds the category. */
  marks(category: number): Uint8Array {
    return Uint8Array.from(this.#sets, (set) => (set.includes(category) ? 1 : 0));
  }

  /** How many products each category has. @param products their sets */
  count(products: Iterable<{ readonly categorySet: number }>): ReadonlyMap<number, number> {
    const bySet = new Uint32Array(this.#sets.length);
    for (const { categorySet } of products) bySet[categorySet]! += 1;
    const counts = new Map<number, number>();
    for (const [place, set] of this.#sets.entries()) {
      if (bySet[place] === 0) continue;
      for (const category of set) counts.set(category, (counts.get(category) ?? 0) + bySet[place]!);
    }
    return counts;
  }
}
