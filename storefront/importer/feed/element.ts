/**
 * An element of the feed. Names are local ones: `iaiext:sizes`, `sizes` and `sizes` of a default namespace are the
 * same, because feeds of all three kinds exist.
 */
export interface FeedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyArray<FeedElement>;
  /** Text and CDATA of the element itself, trimmed. */
  readonly text: string;
}

/** A product of the feed, and its length there in characters: a measure of its memory here. */
export interface FeedProduct extends FeedElement {
  readonly length: number;
}

/** The elements at the end of a path of names, in their order: `all(product, 'sizes', 'size')`. */
export function all(element: FeedElement, ...path: ReadonlyArray<string>): ReadonlyArray<FeedElement> {
  return path.reduce<ReadonlyArray<FeedElement>>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** The first element at the end of a path. */
export const first = (element: FeedElement, ...path: ReadonlyArray<string>): FeedElement | undefined =>
  all(element, ...path)[0];

/** An attribute's value, trimmed; undefined where it is absent or empty. */
export const attribute = (element: FeedElement | undefined, name: string): string | undefined =>
  element?.attributes[name]?.trim() || undefined;

const polish = new Set(['pol', 'pl', 'pl-PL']);

/** Of the same element in several languages (`xml:lang`) the Polish ones; without any, all of them. */
export function inPolish(elements: ReadonlyArray<FeedElement>): ReadonlyArray<FeedElement> {
  const found = elements.filter((element) => polish.has(attribute(element, 'lang') ?? ''));
  return found.length > 0 ? found : elements;
}

const english = new Set(['eng', 'en', 'en-GB', 'en-US']);

/** Of the same element in several languages the English ones; none without any. */
export const inEnglish = (elements: ReadonlyArray<FeedElement>): ReadonlyArray<FeedElement> =>
  elements.filter((element) => english.has(attribute(element, 'lang') ?? ''));
