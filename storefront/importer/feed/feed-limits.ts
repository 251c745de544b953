/**
 * The maximum that the importer holds at once. The parser keeps a comment, a text or the attributes of a tag until they
 * end, so without these limits the feed decides the memory of an import. A part of a feed is a product, or any other
 * item at its level: one element with its content, one comment, one text, one declaration.
 */
export const feedLimits = {
  /** Characters (UTF-16 code units) of one part. The longest products of real shops, with pictures inside their descriptions, are below. */
  'too-long': 1_000_000,
  /** Elements and attributes of one part: each takes some 100 bytes, however short it is in the feed. */
  'too-many': 50_000,
  /** Elements inside each other, with the root. A product of the format takes 9. */
  'too-deep': 50,
} as const;

/** A limit by the fault of a feed that exceeds it. */
export type FeedLimit = keyof typeof feedLimits;

/** Whether a feed was refused for exceeding a limit. */
export const isLimit = (fault: string): fault is FeedLimit => fault in feedLimits;
