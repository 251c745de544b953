import type { Parts } from '../../../../platform/store/part-file.ts';
import { CategorySets } from './category-sets.ts';
import { Columns } from './columns.ts';
import { filterIds } from './filters.ts';
import { toListedProduct, type HeldValue, type ListedProduct } from './listed-product.ts';
import type { ListingChange } from './listing-changes.ts';
import { Places } from './places.ts';

/** A value's name in listing changes. */
const nameOf = (filterId: number, id: number): string => `${filterId}:${id}`;

/** What lists compare of all products, with the numbers that stand for their values, categories and groups of versions. */
export class ListingData {
  /** Each product has a place, listed or not. */
  readonly places = new Places();
  /** What lists compare, by place. */
  readonly columns = new Columns();
  readonly categorySets = new CategorySets();
  /** Every value that products have or had, by its place. */
  readonly values: HeldValue[] = [];
  readonly #valuePlaces = new Map<string, number>();
  #filterOf = new Int32Array();
  /** Groups of versions, numbered from 1 in order of appearance. */
  readonly #groups = new Map<string, number>();

  /** Writes a changed product at its place. */
  write(change: ListingChange, place: number): void {
    if (change.is_listed === 1) this.columns.write(this.#listed(change, place));
    else this.columns.clear(place);
  }

  #listed(change: ListingChange, place: number): ListedProduct {
    const { category_id: own, further_categories: further, producer_id: producer, held } = change;
    const categories = further?.split(' ').map(Number) ?? [];
    if (own !== null) categories.push(own);
    const values = held?.split(' ').map((name) => this.#valueOf(name)) ?? [];
    const ofProducer = producer === null ? null : this.#valueOf(nameOf(filterIds.producer, producer));
    if (ofProducer !== null) values.push(ofProducer);
    return toListedProduct(change, {
      place,
      categorySet: this.categorySets.of(categories),
      producer: ofProducer,
      versionGroup: this.#groupOf(change.version_group),
      values,
    });
  }

  #groupOf(name: string | null): number {
    if (name === null) return 0;
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const number = this.#groups.size + 1;
    this.#groups.set(name, number);
    return number;
  }

  /** The number of groups of versions: none has a higher number. */
  get groupCount(): number {
    return this.#groups.size;
  }

  #valueOf(name: string): number {
    const known = this.#valuePlaces.get(name);
    if (known !== undefined) return known;
    const [filterId, id] = name.split(':').map(Number) as [number, number];
    const place = this.values.length;
    this.values.push({ id, filterId, place });
    this.#valuePlaces.set(name, place);
    return place;
  }

  /** The place of a filter value; null where no product ever had it. */
  valuePlace(filterId: number, id: number): number | null {
    return this.#valuePlaces.get(nameOf(filterId, id)) ?? null;
  }

  /** Marks the place of each of these filter values; unknown ids are ignored. */
  marks(filterId: number, ids: ReadonlyArray<number>): Uint8Array {
    const marks = new Uint8Array(this.values.length);
    for (const id of ids) {
      const place = this.valuePlace(filterId, id);
      if (place !== null) marks[place] = 1;
    }
    return marks;
  }

  /** The filter of each value, by its place. */
  get filterOf(): Int32Array {
    if (this.#filterOf.length !== this.values.length)
      this.#filterOf = Int32Array.from(this.values, ({ filterId }) => filterId);
    return this.#filterOf;
  }

  /** All of it, by name; valid until the next change. */
  get parts(): Parts {
    return {
      ...this.columns.parts,
      ids: this.places.ids(),
      valueNames: [...this.#valuePlaces.keys()],
      groups: [...this.#groups.keys()],
      categorySets: this.categorySets.names,
    };
  }

  /** Takes what `parts` returned, before any product. */
  take({ ids, valueNames, groups, categorySets, ...columns }: Parts): void {
    for (const id of ids as Float64Array) this.places.of(id);
    for (const name of valueNames as ReadonlyArray<string>) this.#valueOf(name);
    for (const name of groups as ReadonlyArray<string>) this.#groupOf(name);
    this.categorySets.take(categorySets as ReadonlyArray<string>);
    this.columns.take(columns);
  }
}
