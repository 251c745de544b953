import type { Parts } from '../../../../platform/store/part-file.ts';
import { flagsOf } from './filters.ts';
import type { ListedProduct } from './listed-product.ts';

type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array;

/** A copy with room for `capacity` numbers. */
export function grown<Kind extends Numbers>(numbers: Kind, capacity: number): Kind {
  const larger = new (numbers.constructor as new (length: number) => Kind)(capacity);
  larger.set(numbers);
  return larger;
}

/**
 * The sort and filter data of listed products, an array per column, by place. A list reads one or two columns of every
 * product of the shop: numbers side by side are read ten times as fast as fields of objects. Each public array of numbers
 * has one for each place (`reserve`).
 */
export class Columns {
  /** The number of places: all are below. */
  size = 0;
  /** 1 where the place's product is listed. Other columns of places without one mean nothing. */
  isListed = new Uint8Array();
  id = new Float64Array();
  /** The category set by number (`CategorySets`). */
  categorySet = new Uint32Array();
  /** The place of the producer among the values, and one more; 0 without a producer. */
  producer = new Uint32Array();
  /** The group of versions by number; 0 where the product is the only one. */
  versionGroup = new Uint32Array();
  popularity = new Float64Array();
  createdAt = new Float64Array();
  lowestPrice = new Float64Array();
  /** As `ListedProduct.priceGroup`: 0 has a price in money. */
  priceGroup = new Uint8Array();
  /** As bits (`flagsOf`). */
  flags = new Uint8Array();
  /** By the Polish alphabet. */
  readonly sortKey: string[] = [];
  /** The values of the product at a place are `values` from `firstValue` on, `valueCount` of them. */
  firstValue = new Uint32Array();
  valueCount = new Uint32Array();
  #values: Uint32Array = new Uint32Array();
  #valuesEnd = 0;
  /** Values that no product has any longer. */
  #valuesLeft = 0;

  get values(): Uint32Array {
    return this.#values;
  }

  /** Lists the product at its place. */
  write(product: ListedProduct): void {
    const { place } = product;
    this.reserve(place + 1);
    this.#leaveValues(place);
    this.isListed[place] = 1;
    this.id[place] = product.id;
    this.categorySet[place] = product.categorySet;
    this.producer[place] = product.producer === null ? 0 : product.producer + 1;
    this.versionGroup[place] = product.versionGroup;
    this.popularity[place] = product.popularity;
    this.createdAt[place] = product.createdAt;
    this.lowestPrice[place] = product.lowestPrice;
    this.priceGroup[place] = product.priceGroup;
    this.flags[place] = flagsOf(product);
    this.sortKey[place] = product.sortKey;
    this.#writeValues(place, product.values);
  }

  /** Lists no product at this place. */
  clear(place: number): void {
    this.reserve(place + 1);
    this.#leaveValues(place);
    this.isListed[place] = 0;
    this.sortKey[place] = '';
  }

  /** Makes room for places below `size`. */
  reserve(size: number): void {
    while (this.sortKey.length < size) this.sortKey.push('');
    this.size = Math.max(this.size, size);
    if (size <= this.isListed.length) return;
    const capacity = Math.max(size, Math.ceil(this.isListed.length * 1.5), 1024);
    for (const [name, column] of this.#numbers()) Object.assign(this, { [name]: grown(column, capacity) });
  }

  /** The public arrays of numbers, by name. */
  #numbers(): ReadonlyArray<[string, Numbers]> {
    return Object.entries(this).filter((entry): entry is [string, Numbers] => ArrayBuffer.isView(entry[1]));
  }

  /** All of it, by name; valid until the next change. */
  get parts(): Parts {
    const numbers = this.#numbers().map(([name, column]) => [name, column.subarray(0, this.size)] as const);
    return { ...Object.fromEntries(numbers), sortKey: this.sortKey, values: this.#values.subarray(0, this.#valuesEnd) };
  }

  /** Takes what `parts` returned, before any product. */
  take({ values, sortKey, ...numbers }: Parts): void {
    for (const key of sortKey as ReadonlyArray<string>) this.sortKey.push(key);
    this.size = this.sortKey.length;
    for (const [name] of this.#numbers()) Object.assign(this, { [name]: numbers[name] });
    this.#values = values as Uint32Array;
    this.#valuesEnd = this.#values.length;
    this.#valuesLeft = this.#valuesEnd - this.valueCount.reduce((sum, count) => sum + count, 0);
  }

  #leaveValues(place: number): void {
    this.#valuesLeft += this.valueCount[place]!;
    this.valueCount[place] = 0;
  }

  #writeValues(place: number, values: ReadonlyArray<number>): void {
    if (this.#valuesEnd + values.length > this.#values.length) {
      // Moving all values costs one walk, after as many changes as there are values: half are no longer used.
      if (this.#valuesLeft > this.#values.length / 2) this.#compact();
      if (this.#valuesEnd + values.length > this.#values.length)
        this.#values = grown(
          this.#values,
          Math.max(this.#values.length * 1.5, this.#valuesEnd + values.length, 4096) | 0,
        );
    }
    this.#values.set(values, this.#valuesEnd);
    this.firstValue[place] = this.#valuesEnd;
    this.valueCount[place] = values.length;
    this.#valuesEnd += values.length;
  }

  #compact(): void {
    const moved = new Uint32Array(this.#values.length);
    let end = 0;
    for (let place = 0; place < this.size; place += 1) {
      const first = this.firstValue[place]!;
      const count = this.valueCount[place]!;
      moved.set(this.#values.subarray(first, first + count), end);
      this.firstValue[place] = end;
      end += count;
    }
    this.#values = moved;
    this.#valuesEnd = end;
    this.#valuesLeft = 0;
  }

  /** The values of the product at a place. */
  valuesAt(place: number): Uint32Array {
    const first = this.firstValue[place]!;
    return this.#values.subarray(first, first + this.valueCount[place]!);
  }

  /** The places of listed products, in no order. */
  listedPlaces(): Uint32Array {
    const { isListed, size } = this;
    const places = new Uint32Array(size);
    let count = 0;
    for (let place = 0; place < size; place += 1) if (isListed[place] === 1) places[count++] = place;
    return places.slice(0, count);
  }

  /** The places with one number of a column next to each other, the lowest number first; none of number 0. */
  placesBy(column: Uint32Array): Uint32Array {
    const { isListed, size } = this;
    let most = 0;
    for (let place = 0; place < size; place += 1) if (column[place]! > most) most = column[place]!;
    /** Where the next place with each number goes. */
    const next = new Uint32Array(most + 2);
    const isWanted = (place: number) => isListed[place] === 1 && column[place] !== 0;
    for (let place = 0; place < size; place += 1) if (isWanted(place)) next[column[place]! + 1]! += 1;
    for (let number = 1; number < next.length; number += 1) next[number]! += next[number - 1]!;
    const places = new Uint32Array(next[most + 1]!);
    for (let place = 0; place < size; place += 1) if (isWanted(place)) places[next[column[place]!]!++] = place;
    return places;
  }
}
