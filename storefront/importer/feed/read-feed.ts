import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { decode } from './decode.ts';
import type { FeedElement, FeedProduct } from './element.ts';
import { FeedError, type FeedFault } from './feed-error.ts';
import { feedLimits, type FeedLimit } from './feed-limits.ts';

/** The level of products: siblings above are parts of the feed, held until their end. */
const partDepth = 3;

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: FeedElement[];
  text: string;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** From this length on V8 13 keeps a substring as a window on the whole. */
const shortestWindow = 13;

/** A copy: one remembered name would keep the portion of the feed that it was read from. */
const detached = (text: string): string => (text.length < shortestWindow ? text : ` ${text}`.slice(1));

/** Attributes by their local names; of `code` and `iaiext:code` the one without a prefix wins. */
function localAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const local: Record<string, string> = {};
  for (const name of Object.keys(attributes)) {
    if (name.startsWith('xmlns')) continue;
    const key = localName(name);
    if (key === name || !(key in local)) local[key] = detached(attributes[name]!);
  }
  return local;
}

/**
 * Reads an IOF feed of version 3 or 2.5, full or light, and yields one product after the other: only a portion of the feed is in
 * memory, and of a part at most `feedLimits`. Namespaces are not resolved, elements have local names (wire contract,
 * 5). Entities other than those of XML itself are refused, so that no declaration can expand a feed.
 *
 * @throws FeedError if the feed is broken or is no such IOF, possibly after yielding products: to act on whole feeds
 * only, read to the end first.
 */
export async function* readFeed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FeedProduct> {
  const reader = new ProductReader();
  for await (const text of decode(readable(chunks))) yield* reader.read(text);
  yield* reader.end();
}

/** A failing disk or connection makes the feed unreadable. */
async function* readable(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw new FeedError('unreadable', null, error);
  }
}

/** Turns portions of text into products; ignores everything outside of `offer/products`. */
class ProductReader {
  readonly #parser = new SaxesParser();
  #open: OpenElement[] = [];
  #depth = 0;
  /** The current element of the offer, and the currency of its products. */
  #section = '';
  #currency: Record<string, string> = {};
  #hasProducts = false;
  /** The current part: its beginning, and its elements and attributes so far. */
  #part = { position: 0, place: { line: 1, column: 1 }, count: 0 };
  /** Characters passed to the parser. */
  #length = 0;
  #complete: FeedProduct[] = [];

  constructor() {
    this.#parser.on('error', (error) => {
      throw this.#refusal('malformed', error);
    });
    this.#parser.on('opentag', (tag) => this.#enter(tag));
    this.#parser.on('attribute', () => this.#count());
    this.#parser.on('closetag', () => this.#leave());
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    for (const event of ['xmldecl', 'doctype', 'comment', 'processinginstruction'] as const)
      this.#parser.on(event, () => this.#beginPart());
  }

  read(text: string): ReadonlyArray<FeedProduct> {
    this.#parser.write(text);
    this.#length += text.length;
    // The parser reports items only at their end: unfinished ones are measured here.
    if (this.#length - this.#part.position > feedLimits['too-long']) throw this.#excess('too-long');
    return this.#take();
  }

  end(): ReadonlyArray<FeedProduct> {
    this.#parser.close();
    if (!this.#hasProducts) throw this.#refusal('no-products');
    return this.#take();
  }

  #take(): ReadonlyArray<FeedProduct> {
    const complete = this.#complete;
    this.#complete = [];
    return complete;
  }

  #refusal(fault: FeedFault, cause?: unknown): FeedError {
    const { line, columnIndex } = this.#parser;
    return new FeedError(fault, { line, column: columnIndex + 1, productId: null }, cause);
  }

  #excess(limit: FeedLimit): FeedError {
    const { place } = this.#part;
    return new FeedError(limit, { ...place, productId: this.#open[0]?.attributes['id'] ?? null });
  }

  /**
   * Called after each event: above the level of products the parser then holds only open tags.
   * @param read characters of the part already read by the parser
   */
  #beginPart(read = 0): void {
    if (this.#depth >= partDepth) return;
    const { line, columnIndex, position } = this.#parser;
    this.#part = { position: position - read, place: { line, column: columnIndex - read + 1 }, count: 0 };
  }

  #count(): void {
    this.#part.count += 1;
    if (this.#part.count > feedLimits['too-many']) throw this.#excess('too-many');
  }

  #enter(tag: SaxesTagPlain): void {
    this.#depth += 1;
    if (this.#depth > feedLimits['too-deep']) throw this.#excess('too-deep');
    this.#count();
    this.#beginPart();
    const name = localName(tag.name);
    if (this.#depth === 1) this.#checkOffer(name, localAttributes(tag.attributes));
    if (this.#depth === 2) this.#enterSection(name, localAttributes(tag.attributes));
    const isProduct = this.#depth === partDepth && this.#section === 'products' && name === 'product';
    if (!isProduct && this.#open.length === 0) return;
    const own = localAttributes(tag.attributes);
    const attributes = isProduct ? { ...this.#currency, ...own } : own;
    this.#open.push({ name, attributes, children: [], text: '' });
  }

  /** A product without its own currency has the common one. */
  #enterSection(name: string, { currency }: Record<string, string>): void {
    this.#section = name;
    if (name !== 'products') return;
    this.#hasProducts = true;
    this.#currency = currency === undefined ? {} : { currency };
  }

  #checkOffer(name: string, { file_format: format, version }: Record<string, string>): void {
    if (name !== 'offer' || format?.toUpperCase() !== 'IOF') throw this.#refusal('not-iof');
    if (!/^(?:2\.[5-9]|3(?:\.|$))/.test(version ?? '')) throw this.#refusal('version');
  }

  #add(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
    // A text ends with the "<" of what follows.
    else this.#beginPart(1);
  }

  #leave(): void {
    this.#depth -= 1;
    const element = this.#open.pop();
    if (element) this.#close(element);
    this.#beginPart();
  }

  #close(element: OpenElement): void {
    element.text = detached(element.text.trim());
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(element);
    else this.#complete.push({ ...element, length: this.#parser.position - this.#part.position });
  }
}
