import type { Locale } from '../../../../../components/texts/texts.ts';
import type { Database } from '../../../../platform/store/engine/database.ts';
import { reasonOf } from '../../../../platform/store/engine/errors.ts';
import { readWords, type WordsByLocale } from '../search/read-words.ts';
import { WordIndex } from '../search/word-index.ts';
import { readWordsInThread } from '../search/words-in-thread.ts';
import type { ListsFile } from './lists-file.ts';
import { ListingData } from './listing-data.ts';
import type { ListState } from './list-state.ts';
import {
  everyId,
  everyProduct,
  firstHorizons,
  listingChanges,
  wordChanges,
  type Horizons,
  type ListingChange,
} from './listing-changes.ts';
import type { Parts } from '../../../../platform/store/part-file.ts';
import { readsTables, unrecorded } from '../../../../platform/reads/recording.ts';
import { TranslatedOrder } from './translated-order.ts';
import { compareBy, compareByRank, naturalDirection, Order, type Direction, type FixedSort } from './sorts.ts';

/** Of answers that are kept: one with all counts takes some 50 kB at most. */
const [mostAnswers, longestName] = [300, 1000];
/** Of lists that follow changes: one takes a byte a product, that of a text two, and four for each that it finds. */
const mostLists = 24;
/** When more products change at once, no list is kept. */
const mostFollowed = 1000;

/** What most lists need: the first visitor does not wait for it. */
const frequentSorts = ['name', 'popularity'] as const;

const orderName = (sort: FixedSort, direction: Direction): string => `${sort} ${direction}`;

const prefixed = (prefix: string, parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${prefix} ${name}`, part]));

/** The parts that have the prefix, without it. */
const unprefixed = (prefix: string, parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) =>
      name.startsWith(`${prefix} `) ? [[name.slice(prefix.length + 1), part]] : [],
    ),
  );

/**
 * The lists' sort and filter data, and the search words, in the memory of the process. The tables stay the source of
 * truth. Each query first reads the changes since the last one (`refresh`), so that no list is older than its call,
 * by any writer: this process, another one, an import.
 */
export class ListingIndex {
  readonly #database: Database;
  readonly #largeFrom: number;
  readonly #file: ListsFile | null;
  /** Why the file of the last stop could not be read, for the operator. */
  fault: string | null = null;
  readonly data = new ListingData();
  /** The searchable words. */
  readonly words: WordIndex;
  #horizons: Horizons | null = null;
  /** Applied versions that will be read again, by product. */
  #applied = new Map<number, number>();
  /** Created on first use, then kept sorted. */
  readonly #orders = new Map<string, Order>();
  /** Listed products per category, with versions counted once or each; until a product comes, goes or moves. */
  readonly #counts = new Map<boolean, ReadonlyMap<number, number>>();
  /** As `versionPlaces`; null until requested, and after a product came, went or moved. */
  #versionPlaces: Uint32Array | null = null;
  /** By name, the least recently used first. */
  readonly #lists = new Map<string, ListState>();
  /** By name, the oldest first; until something changes. */
  readonly #answers = new Map<string, unknown>();
  #places = new Uint32Array();
  /** By language; created on first use. */
  readonly #translated = new Map<Locale, TranslatedOrder>();
  #running: Promise<unknown> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  /**
   * @param options `file` keeps the lists from a stop to the next start. `largeFrom`: products from which on they are kept, and a thread
   * reads the words of a start; it takes longer to begin than small shops to read
   */
  constructor(
    database: Database,
    { largeFrom = 20_000, file = null }: { largeFrom?: number; file?: ListsFile | null } = {},
  ) {
    this.#database = database;
    this.words = new WordIndex(database.read, this.data.places);
    this.#largeFrom = largeFrom;
    this.#file = file;
  }

  /**
   * Applies all commits before this call. Calls during a read share the next one: of two concurrent reads the older
   * might be applied last.
   */
  refresh(): Promise<void> {
    // Several pages share one read: each says that it rests on it.
    readsTables('listing_changes', 'word_changes');
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = null;
      const reading = unrecorded(() => this.#catchUp());
      this.#running = reading.catch(() => {});
      return reading;
    });
    return this.#waiting;
  }

  async #catchUp(): Promise<void> {
    const { read, engine } = this.#database;
    this.#horizons ??= (await this.#readKept()) ?? (await this.#readAll());
    const since = this.#horizons;
    const { changes, horizons, areWordsWritten } = await listingChanges(read, engine, since);
    const written = areWordsWritten ? await wordChanges(read, engine, since) : [];
    const applied = new Map(
      changes.filter(({ version }) => version >= horizons.listing).map((change) => [change.product_id, change.version]),
    );
    const later = changes.filter((change) => this.#applied.get(change.product_id) !== change.version);
    this.#apply(later);
    if (areWordsWritten) {
      await this.words.apply(written, horizons.words);
      for (const [name, { scores }] of this.#lists) if (scores) this.#lists.delete(name);
      this.#answers.clear();
    }
    // Translations of names are written with the words.
    this.#forgetNames(written.map((change) => this.data.places.of(change.product_id)));
    this.#horizons = horizons;
    this.#applied = applied;
  }

  /** Takes the lists of the last stop, and returns their horizons; null where there are none. */
  async #readKept(): Promise<Horizons | null> {
    // A start that failed has numbered products.
    if (this.#file === null || this.data.places.size > 0) return null;
    const kept = await this.#file.read(this.#parts).catch((error: unknown) => {
      this.fault = reasonOf(error);
      return null;
    });
    if (kept) this.#take(kept.parts);
    return kept?.horizons ?? null;
  }

  /** Keeps the lists of a large shop for the next start. Call it last: nothing is updated any longer. @throws as `ListsFile.write` */
  async keep(): Promise<void> {
    await this.#running;
    const { size } = this.data.places;
    if (this.#horizons === null || size < this.#largeFrom) return;
    this.#sortFrequent();
    await this.#file?.write({ parts: this.#parts, horizons: this.#horizons }, size);
  }

  /** What a start reads, by name; valid until the next change. */
  get #parts(): Parts {
    const names = frequentSorts.map((sort) => orderName(sort, naturalDirection[sort]));
    const orders = names.map((name) => [name, this.#orders.get(name)?.places ?? new Uint32Array()] as const);
    return {
      ...prefixed('data', this.data.parts),
      ...prefixed('orders', Object.fromEntries(orders)),
      ...prefixed('words', this.words.parts),
    };
  }

  #take(parts: Parts): void {
    this.data.take(unprefixed('data', parts));
    for (const sort of frequentSorts) {
      const name = orderName(sort, naturalDirection[sort]);
      const compare = compareBy(sort, naturalDirection[sort], this.data.columns);
      this.#orders.set(name, new Order(parts[`orders ${name}`] as Uint32Array, compare, null));
    }
    this.words.take(unprefixed('words', parts));
  }

  /** Reads all products and words, and returns the horizons from which on changes may be missing. */
  async #readAll(): Promise<Horizons> {
    const { read, engine } = this.#database;
    const horizons = await firstHorizons(read, engine);
    // Words are read beside products, so both need the places now. Products that are added later have changes.
    const ids = await everyId(read);
    for (const id of ids) this.data.places.of(id);
    const reading = [this.#readWords(), this.#readProducts(ids)] as const;
    // A read that goes on after the other one failed would write older rows into the next start.
    await Promise.allSettled(reading);
    const [words] = await Promise.all(reading);
    this.words.fill(words);
    return horizons;
  }

  async #readProducts(ids: Float64Array): Promise<void> {
    const { read, engine } = this.#database;
    for await (const products of everyProduct(read, engine, ids)) this.#apply(products);
    this.#sortFrequent();
  }

  #sortFrequent(): void {
    for (const sort of frequentSorts) this.sortedPlaces(sort, naturalDirection[sort]);
  }

  #readWords(): Promise<WordsByLocale> {
    const { source } = this.#database;
    const { places } = this.data;
    if (source === undefined || places.size < this.#largeFrom) return readWords(this.#database, places);
    return readWordsInThread({ source, places: places.parts });
  }

  #apply(changes: ReadonlyArray<ListingChange>): void {
    if (changes.length === 0) return;
    const { columns, places } = this.data;
    const changed = Uint32Array.from(changes, (change) => places.of(change.product_id));
    if (changed.length > mostFollowed) this.#lists.clear();
    columns.reserve(places.size);
    // Lists and orders find products by what they compared so far.
    const gone = changed.filter((place) => columns.isListed[place] === 1);
    const followed = { places: changed, versions: this.#versionsOf(changed) };
    const isKept = this.#lists.size > 0 || this.#counts.size > 0 || this.#versionPlaces !== null;
    const before = isKept ? this.#membershipsOf(changed) : null;
    for (const list of this.#lists.values()) list.leave(followed);
    for (const order of this.#orders.values()) order.remove(gone);
    for (const [index, change] of changes.entries()) this.data.write(change, changed[index]!);
    const isMoved = before !== null && this.#membershipsOf(changed) !== before;
    if (isMoved) {
      this.#counts.clear();
      this.#versionPlaces = null;
    }
    const added = changed.filter((place) => columns.isListed[place] === 1);
    for (const order of this.#orders.values()) order.insert(added);
    for (const list of this.#lists.values()) list.enter(followed, isMoved);
    this.#forgetNames(changed);
    this.#answers.clear();
  }

  /** Whether products are listed, in which categories, and in which groups of versions, in one text. */
  #membershipsOf(places: Uint32Array): string {
    const { isListed, categorySet, versionGroup } = this.data.columns;
    return Array.from(places, (place) =>
      isListed[place] === 1 ? `${categorySet[place]} ${versionGroup[place]}` : '',
    ).join();
  }

  /** The places of all versions in the groups of products, each group's next to each other. */
  #versionsOf(places: Uint32Array): Uint32Array {
    const { isListed, versionGroup } = this.data.columns;
    const groups = new Set(
      places.filter((place) => isListed[place] === 1 && versionGroup[place] !== 0).map((place) => versionGroup[place]!),
    );
    if (groups.size === 0 || this.#lists.size === 0) return new Uint32Array();
    return this.versionPlaces.filter((place) => groups.has(versionGroup[place]!));
  }

  /**
   * What follows from the index alone, computed once until a product or word changes.
   * @param name the same for the same question
   */
  answer<Answer>(name: string, compute: () => Answer): Answer {
    if (this.#answers.has(name)) return this.#answers.get(name) as Answer;
    const answer = compute();
    if (name.length > longestName) return answer;
    if (this.#answers.size >= mostAnswers) this.#answers.delete(this.#answers.keys().next().value!);
    this.#answers.set(name, answer);
    return answer;
  }

  /** A list, which is made where it is not kept. @param name the same for the same list */
  list(name: string, make: () => ListState): ListState {
    const list = this.#lists.get(name) ?? make();
    this.#lists.delete(name);
    this.#lists.set(name, list);
    if (this.#lists.size > mostLists) this.#lists.delete(this.#lists.keys().next().value!);
    return list;
  }

  /**
   * All places. The caller may overwrite them, and has them until the next call: arrays of the size of the shop for each request would
   * keep the garbage collector busy.
   */
  allPlaces(): Uint32Array {
    const { size, isListed } = this.data.columns;
    if (this.#places.length < size) this.#places = new Uint32Array(isListed.length);
    const places = this.#places.subarray(0, size);
    for (let place = 0; place < size; place += 1) places[place] = place;
    return places;
  }

  #forgetNames(places: ReadonlyArray<number> | Uint32Array): void {
    for (const order of this.#translated.values()) order.forget(places);
  }

  /** The places of products in groups of versions, each group's next to each other. */
  get versionPlaces(): Uint32Array {
    return (this.#versionPlaces ??= this.data.columns.placesBy(this.data.columns.versionGroup));
  }

  /** The places of all listed products. */
  sortedPlaces(sort: FixedSort, direction: Direction): Uint32Array {
    const name = orderName(sort, direction);
    let order = this.#orders.get(name);
    if (!order) {
      order = this.#sorted(sort, direction);
      this.#orders.set(name, order);
    }
    return order.places;
  }

  #sorted(sort: FixedSort, direction: Direction): Order {
    const { columns } = this.data;
    const compare = compareBy(sort, direction, columns);
    if (sort === 'name') return new Order(columns.listedPlaces(), compare);
    const byName = this.sortedPlaces('name', 'asc');
    return new Order(byName, compare, compareBy(sort, direction, columns, compareByRank(byName, columns.size)));
  }

  /** The places by their names in another language. */
  async placesByName(locale: Locale, direction: Direction): Promise<Uint32Array> {
    let order = this.#translated.get(locale);
    if (!order)
      this.#translated.set(locale, (order = new TranslatedOrder(this.#database.read, locale, this.data.columns)));
    await order.read();
    return order.places(direction);
  }

  /** Listed products per category. @param isGrouped whether the versions of a group count once */
  async countByCategory(isGrouped: boolean): Promise<ReadonlyMap<number, number>> {
    await this.refresh();
    const known = this.#counts.get(isGrouped);
    if (known) return known;
    const counts = this.data.categorySets.count(this.data.columns, isGrouped ? this.versionPlaces : null);
    this.#counts.set(isGrouped, counts);
    return counts;
  }
}
