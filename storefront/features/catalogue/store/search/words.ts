import { alike, longestWord, shapesOf, type Shapes } from './letters.ts';
import { nearWords, weightiest } from './nearest-word.ts';
import { RecentlyUsed } from '../../../../platform/memory/recently-used.ts';
import { bestWeights, placeOf, weightOf, type Scores } from './word-hits.ts';

/** The first number below `length` from which on `isBefore` no longer holds. */
function firstNot(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Of typed words whose near ones are kept. */
const mostNear = 500;

/** Which words near a typed one are wanted. */
export interface NearWanted {
  readonly floor: number;
  readonly weight: number;
  readonly most: number;
}

/** What `Words` consist of, as a thread sends it. */
export interface WordParts {
  /** Sorted by code unit. */
  readonly words: ReadonlyArray<string>;
  /** The start of each word's hits; the last entry is the end of all. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** From `hitOf`. */
  readonly hits: Uint32Array<ArrayBuffer>;
}

/**
 * All words of products, sorted, each with its products: words with one prefix are adjacent. Immutable; `replace`
 * returns a copy.
 */
export class Words {
  static readonly none = new Words({ words: [], starts: new Uint32Array(1), hits: new Uint32Array() });
  readonly parts: WordParts;
  readonly #words: ReadonlyArray<string>;
  readonly #starts: Uint32Array;
  readonly #hits: Uint32Array;
  /** Made for a correction. */
  #shapes: Shapes | null = null;
  /** The highest weight of each word; 0 until it is asked for. */
  readonly #weights: Uint8Array;
  /** Results of `nearest` and `near`, by their questions: a page asks several times. */
  readonly #near = new RecentlyUsed<ReadonlyArray<string>>(mostNear);

  constructor(parts: WordParts) {
    this.parts = parts;
    this.#words = parts.words;
    this.#starts = parts.starts;
    this.#hits = parts.hits;
    this.#weights = new Uint8Array(parts.words.length);
  }

  /**
   * The highest weight per product of words with this prefix, and of words equal to one of its other forms; null
   * without such a word.
   */
  matching(typed: string, forms: Iterable<string>, productCount: number): Scores | null {
    const { length } = this.#words;
    const start = this.#placeOf(typed);
    const end = firstNot(length, (index) => this.#words[index]! < typed || this.#words[index]!.startsWith(typed));
    const found = start === end ? [] : [this.#hitsOf(start, end)];
    for (const form of forms) {
      const at = this.#placeOf(form);
      if (this.#words[at] === form) found.push(this.#hitsOf(at, at + 1));
    }
    return found.length === 0 ? null : bestWeights(found, productCount);
  }

  /** Where the word is, or would be. */
  #placeOf(word: string): number {
    return firstNot(this.#words.length, (index) => this.#words[index]! < word);
  }

  /** The hits of adjacent words. */
  #hitsOf(from: number, to: number): Uint32Array {
    return this.#hits.subarray(this.#starts[from], this.#starts[to]);
  }

  /** The most likely word; null where none is near enough. */
  nearest(typed: string): string | null {
    const [nearest = null] = this.#kept(typed, () => {
      const indexes = this.#alike(typed);
      const [equals = []] = nearWords(typed, indexes.keys());
      const found = weightiest(equals.map((token) => ({ token, weight: this.#weightOf(indexes.get(token)!) })));
      return found ? [found.token] : [];
    });
    return nearest;
  }

  #kept(question: string, find: () => ReadonlyArray<string>): ReadonlyArray<string> {
    const known = this.#near.get(question);
    if (known) return known;
    const found = find();
    if (question.length > 2 * longestWord) return found;
    this.#near.set(question, found, 1);
    return found;
  }

  /**
   * Words like this one, nearest first.
   * @param floor how alike, from 0 to 1, as `similarity`
   * @param weight of words that say less about their products, none
   */
  near(typed: string, { floor, weight, most }: NearWanted): ReadonlyArray<string> {
    return this.#kept([typed, floor, weight, most].join(' '), () => {
      const indexes = this.#alike(typed, floor);
      const telling = [...indexes].filter(([, index]) => this.#weightOf(index) >= weight).map(([word]) => word);
      return nearWords(typed, telling, floor).flat().slice(0, most);
    });
  }

  /** The words that may be near enough, with their indexes. */
  #alike(typed: string, floor?: number): ReadonlyMap<string, number> {
    this.#shapes ??= shapesOf(this.#words);
    return new Map(alike(typed, this.#words, this.#shapes, floor).map((index) => [this.#words[index]!, index]));
  }

  /** The word's highest weight. Kept: a common word is in every product. */
  #weightOf(index: number): number {
    const known = this.#weights[index]!;
    if (known > 0) return known;
    const end = this.#starts[index + 1]!;
    let most = 0;
    for (let hit = this.#starts[index]!; hit < end; hit += 1) most = Math.max(most, weightOf(this.#hits[hit]!));
    this.#weights[index] = most;
    return most;
  }

  /**
   * A copy without the words of some products, and with others.
   * @param gone their places
   * @param added hits by word
   */
  replace(gone: ReadonlyArray<number>, added: ReadonlyMap<string, ReadonlyArray<number>>): Words {
    const isGone = new Uint8Array(gone.reduce((most, place) => Math.max(most, place + 1), 0));
    for (const place of gone) isGone[place] = 1;
    const names = [...added.keys()].sort();
    const most = [...added.values()].reduce((sum, hits) => sum + hits.length, this.#hits.length);
    const hits = new Uint32Array(most);
    const words: string[] = [];
    const starts: number[] = [];
    let count = 0;
    let [old, next] = [0, 0];
    while (old < this.#words.length || next < names.length) {
      const [before, name] = [this.#words[old], names[next]];
      const word = before === undefined || (name !== undefined && name < before) ? name! : before;
      const start = count;
      if (word === before) {
        const end = this.#starts[old + 1]!;
        for (let index = this.#starts[old]!; index < end; index += 1) {
          const hit = this.#hits[index]!;
          if (isGone[placeOf(hit)] !== 1) hits[count++] = hit;
        }
        old += 1;
      }
      if (word === name) {
        for (const hit of added.get(word)!) hits[count++] = hit;
        next += 1;
      }
      if (count === start) continue;
      words.push(word);
      starts.push(start);
    }
    starts.push(count);
    return new Words({ words, starts: Uint32Array.from(starts), hits: count < most ? hits.slice(0, count) : hits });
  }
}

/** Hits of a block: each has twice as many as the one before, 64 MB at most. */
const [firstBlock, largestBlock] = [4096, 2 ** 24];

/** Words in order, each with its hits, as a start reads them: without a list of numbers for each word. */
export class WordsInOrder {
  readonly #words: string[] = [];
  readonly #starts: number[] = [];
  /** Full ones. A single array that grows would need its size twice. */
  readonly #blocks: Array<Uint32Array<ArrayBuffer>> = [];
  #block = new Uint32Array(firstBlock);
  #blockStart = 0;
  #blockLength = 0;
  #areSorted = true;

  /** The next word; its hits follow. */
  addWord(word: string): void {
    const { length } = this.#words;
    if (length > 0 && !(this.#words[length - 1]! < word)) this.#areSorted = false;
    this.#words.push(word);
    this.#starts.push(this.#count);
  }

  /** A hit of the last word. */
  addHit(hit: number): void {
    if (this.#blockLength === this.#block.length) {
      const length = Math.min(largestBlock, this.#blockLength * 2);
      this.#blocks.push(this.#block);
      this.#blockStart += this.#blockLength;
      this.#block = new Uint32Array(length);
      this.#blockLength = 0;
    }
    this.#block[this.#blockLength++] = hit;
  }

  get #count(): number {
    return this.#blockStart + this.#blockLength;
  }

  /** Ends it. */
  finish(): Words {
    const words = this.#words;
    const starts = Uint32Array.from([...this.#starts, this.#count]);
    const hits = new Uint32Array(this.#count);
    hits.set(this.#block.subarray(0, this.#blockLength), this.#blockStart);
    let start = 0;
    for (const block of this.#blocks) {
      hits.set(block, start);
      start += block.length;
      // Frees the block now, not at the next garbage collection.
      block.buffer.transfer(0);
    }
    if (this.#areSorted) return new Words({ words, starts, hits });
    // The databases order by code point, which differs beyond the first 65,536 letters.
    const all = words.map((word, index): [string, number[]] => [
      word,
      [...hits.subarray(starts[index], starts[index + 1])],
    ]);
    return Words.none.replace([], new Map(all));
  }
}
