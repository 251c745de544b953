import type { Compare, Direction } from './sorts.ts';

/*
 * Sorts by counting instead of comparing: a start sorts all products, and comparing their names was most of it. Both sorts go over
 * digits of 14 bits, the last one first.
 */

const digitBits = 14;
const radix = 1 << digitBits;
const mask = radix - 1;
/** Both halves of what is sorted have two digits. */
const halfBits = 2 * digitBits;

/** What is sorted: places, and what they are sorted by. */
interface Columns {
  places: Uint32Array;
  high: Uint32Array;
  low: Uint32Array;
}

const columnsFor = (length: number): Columns => ({
  places: new Uint32Array(length),
  high: new Uint32Array(length),
  low: new Uint32Array(length),
});

const counts = new Uint32Array(radix);

/** Sorts `from` to `to` by one digit into `target`. @returns whether it did: not where all digits are the same */
function sortByDigit(
  source: Columns,
  target: Columns,
  from: number,
  to: number,
  half: 'high' | 'low',
  shift: number,
): boolean {
  const digits = source[half];
  counts.fill(0);
  for (let at = from; at < to; at += 1) counts[(digits[at]! >>> shift) & mask]! += 1;
  if (counts[(digits[from]! >>> shift) & mask] === to - from) return false;
  let next = from;
  for (let digit = 0; digit < radix; digit += 1) {
    const count = counts[digit]!;
    counts[digit] = next;
    next += count;
  }
  for (let at = from; at < to; at += 1) {
    const into = counts[(digits[at]! >>> shift) & mask]!++;
    target.places[into] = source.places[at]!;
    target.high[into] = source.high[at]!;
    target.low[into] = source.low[at]!;
  }
  return true;
}

/** Sorts `from` to `to` of `columns` stably. */
function sortByHalves(columns: Columns, spare: Columns, from: number, to: number): void {
  let [source, target] = [columns, spare];
  for (const half of ['low', 'high'] as const)
    for (const shift of [0, digitBits])
      if (sortByDigit(source, target, from, to, half, shift)) [source, target] = [target, source];
  if (source === columns) return;
  for (const name of ['places', 'high', 'low'] as const) columns[name].set(source[name].subarray(from, to), from);
}

/** A copy of the places by a column of integers; equal ones stay in their order, in both directions. */
export function sortedByNumbers(places: Uint32Array, numbers: ArrayLike<number>, direction: Direction): Uint32Array {
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < places.length; at += 1) {
    const number = numbers[places[at]!]!;
    if (number < least) least = number;
    if (number > most) most = number;
  }
  const columns = columnsFor(places.length);
  columns.places.set(places);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    const number = direction === 'asc' ? numbers[place]! - least : most - numbers[place]!;
    columns.high[at] = Math.floor(number / 2 ** halfBits);
    columns.low[at] = number % 2 ** halfBits;
  }
  sortByHalves(columns, columnsFor(places.length), 0, places.length);
  return columns.places;
}

/** Letters of a key that are sorted at once: four in each half, of seven bits. */
const lettersAtOnce = 8;
const letterBits = 7;
/** Stands for all letters from here on: what follows says nothing then. */
const beyond = 127;
/** Counting costs more than comparing so few. */
const fewest = 300;

/** Four letters from `start` on; after the end of the key, and after a letter `beyond`, zeros. */
function lettersOf(key: string, start: number): number {
  let letters = 0;
  let isOver = false;
  for (let at = start; at < start + lettersAtOnce / 2; at += 1) {
    const code = isOver || at >= key.length ? -1 : key.charCodeAt(at);
    const letter = Math.min(code + 1, beyond);
    isOver ||= letter === beyond;
    letters = (letters << letterBits) | letter;
  }
  return letters;
}

/** Whether what follows these letters cannot change the order of equal ones: the key ended, or has a letter `beyond`. */
const isLast = (letters: number): boolean => {
  const last = letters & ((1 << letterBits) - 1);
  return last === 0 || last === beyond;
};

/**
 * A copy of the places by their keys, by code unit.
 * @param compare the same order, for few places and for those with equal keys
 */
export function sortedByKeys(places: Uint32Array, keys: ReadonlyArray<string>, compare: Compare): Uint32Array {
  const columns = columnsFor(places.length);
  const spare = columnsFor(places.length);
  columns.places.set(places);
  const sortRun = (from: number, to: number, start: number): void => {
    if (to - from < fewest) {
      columns.places.subarray(from, to).sort(compare);
      return;
    }
    for (let at = from; at < to; at += 1) {
      const key = keys[columns.places[at]!]!;
      const letters = lettersOf(key, start);
      columns.high[at] = letters;
      columns.low[at] = isLast(letters) ? 0 : lettersOf(key, start + lettersAtOnce / 2);
    }
    sortByHalves(columns, spare, from, to);
    const { high, low } = columns;
    for (let at = from; at < to;) {
      const first = at;
      const [ofHigh, ofLow] = [high[first]!, low[first]!];
      do at += 1;
      while (at < to && high[at] === ofHigh && low[at] === ofLow);
      if (at - first === 1) continue;
      if (isLast(ofLow)) columns.places.subarray(first, at).sort(compare);
      else sortRun(first, at, start + lettersAtOnce);
    }
  };
  sortRun(0, places.length, 0);
  return columns.places;
}

/** The places in falling order of their keys, where `places` is the rising one; equal keys keep their order. */
export function fallingByKeys(places: Uint32Array, keys: ReadonlyArray<string>): Uint32Array {
  const falling = places.slice().reverse();
  for (let from = 0; from < falling.length;) {
    const first = from;
    do from += 1;
    while (from < falling.length && keys[falling[from]!] === keys[falling[first]!]);
    if (from - first > 1) falling.subarray(first, from).reverse();
  }
  return falling;
}
