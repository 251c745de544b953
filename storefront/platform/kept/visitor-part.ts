/*
 * The part of a page that one visitor alone sees. It has a hole of fixed length, in which a shorter text is filled up by spaces behind
 * the name of its first tag, where they mean nothing. All texts are bytes, written as latin1.
 */

export interface PartShape {
  readonly before: string;
  readonly after: string;
  /** Of the hole, in bytes. */
  readonly length: number;
}

const bytesOf = (html: string): string => Buffer.from(html).toString('latin1');

/**
 * What two renderings of a part have in common around the hole.
 *
 * @param shortest and `longest` differ at the first and the last place at which any two do
 */
export function shapeOf(shortest: string, longest: string): PartShape {
  const [one, other] = [bytesOf(shortest), bytesOf(longest)];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  // Spaces may follow the name of a tag.
  start = one.lastIndexOf('<', start - (one[start] === '<' ? 0 : 1));
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  end = one.length - one.indexOf('<', one.length - end);
  return { before: one.slice(0, start), after: one.slice(-end), length: other.length - start - end };
}

/** What a part has in the hole; null where it does not fit. */
export function contentOf(part: string, { before, after, length }: PartShape): string | null {
  const bytes = bytesOf(part);
  const content = bytes.slice(before.length, -after.length);
  const tag = /^<[a-z]+/.exec(content)?.[0];
  const isFitting = bytes === before + content + after && content.length <= length && tag !== undefined;
  return isFitting ? tag + ' '.repeat(length - content.length) + content.slice(tag.length) : null;
}

/** A document whose part is filled up; null where it does not show the part just once. */
export function withContent(html: Buffer, part: string, shape: PartShape, content: string): Buffer | null {
  const bytes = bytesOf(part);
  const at = html.indexOf(bytes, 0, 'latin1');
  if (at < 0 || html.indexOf(bytes, at + 1, 'latin1') >= 0) return null;
  return Buffer.concat([
    html.subarray(0, at + shape.before.length),
    Buffer.from(content, 'latin1'),
    html.subarray(at + bytes.length - shape.after.length),
  ]);
}
