/** Stands in a statement for a value that each execution brings: one of the values, or one item of a value that is a list. */
export class Place {
  readonly #value: number;
  readonly #item: number | undefined;

  constructor(value: number, item?: number) {
    this.#value = value;
    this.#item = item;
  }

  valueIn(values: ReadonlyArray<unknown>): unknown {
    const value = values[this.#value];
    return this.#item === undefined ? value : (value as ReadonlyArray<unknown>)[this.#item];
  }

  /** A statement is built once, so it cannot compute with a value. */
  [Symbol.toPrimitive](): never {
    throw new TypeError('A prepared statement computes with a value');
  }
}

/** The value itself, or the one that stands in its place. */
export const placed = (value: unknown, values: ReadonlyArray<unknown> | undefined): unknown =>
  value instanceof Place && values ? value.valueIn(values) : value;
