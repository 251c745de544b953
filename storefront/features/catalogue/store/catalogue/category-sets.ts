import type { Columns } from './columns.ts';

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

  /** Each set as a text, by number. */
  get names(): ReadonlyArray<string> {
    return [...this.#places.keys()];
  }

  /** Numbers the sets of `names`, before any other. */
  take(names: ReadonlyArray<string>): void {
    for (const name of names) this.of(name === '' ? [] : name.split(' ').map(Number));
  }

  /** Marks each set that contains the category. @param known its marks before more sets came */
  marks(category: number, known: Uint8Array): Uint8Array {
    if (known.length === this.#sets.length) return known;
    const marks = new Uint8Array(this.#sets.length);
    marks.set(known);
    for (let set = known.length; set < marks.length; set += 1) marks[set] = Number(this.#sets[set]!.includes(category));
    return marks;
  }

  /**
   * Products per category.
   * @param versions the places of products in groups of versions, each group's next to each other, if the versions of a
   * group in one category count once
   */
  count(
    { categorySet, isListed, size, versionGroup }: Columns,
    versions: Uint32Array | null,
  ): ReadonlyMap<number, number> {
    const bySet = new Uint32Array(this.#sets.length);
    for (let place = 0; place < size; place += 1)
      if (isListed[place] === 1 && (versions === null || versionGroup[place] === 0)) bySet[categorySet[place]!]! += 1;
    const counts = new Map<number, number>();
    const add = (category: number, count: number) => counts.set(category, (counts.get(category) ?? 0) + count);
    for (const [number, set] of this.#sets.entries())
      if (bySet[number]! > 0) for (const category of set) add(category, bySet[number]!);
    /** The last group counted, by category. */
    const counted = new Map<number, number>();
    for (const place of versions ?? []) {
      const group = versionGroup[place]!;
      for (const category of this.#sets[categorySet[place]!]!) {
        if (counted.get(category) === group) continue;
        counted.set(category, group);
        add(category, 1);
      }
    }
    return counts;
  }
}
