/**
 * The category sets of products, each stored once under a number: a shop has far fewer sets than products, and a list
 * compares one number per product.
 */
export class CategorySets {
  readonly #places = new Map<string, number>();
  readonly #sets: Array<ReadonlyArray<number>> = [];

  /** The number of a set; duplicates are ignored. */
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

  /** Marks each set that contains the category. */
  marks(category: number): Uint8Array {
    return Uint8Array.from(this.#sets, (set) => (set.includes(category) ? 1 : 0));
  }

  /**
   * Products per category.
   * @param products their sets, and their groups of versions (0: none)
   * @param isGrouped whether the versions of a group in one category count once
   */
  count(
    products: Iterable<{ readonly categorySet: number; readonly versionGroup: number }>,
    isGrouped = false,
  ): ReadonlyMap<number, number> {
    const bySet = new Uint32Array(this.#sets.length);
    const categoriesOf = new Map<number, Set<number>>();
    for (const { categorySet, versionGroup } of products) {
      if (!isGrouped || versionGroup === 0) {
        bySet[categorySet]! += 1;
        continue;
      }
      const categories = categoriesOf.get(versionGroup) ?? new Set();
      for (const category of this.#sets[categorySet]!) categories.add(category);
      categoriesOf.set(versionGroup, categories);
    }
    const counts = new Map<number, number>();
    for (const categories of categoriesOf.values())
      for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
    for (const [place, set] of this.#sets.entries()) {
      if (bySet[place] === 0) continue;
      for (const category of set) counts.set(category, (counts.get(category) ?? 0) + bySet[place]!);
    }
    return counts;
  }
}
