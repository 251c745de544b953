import { MIMEType } from 'node:util';
import { textOf } from './read-text.ts';

/**
 * What a form without files may hold; with files, it may have more bytes and no more fields. `heads` is what the headers of its parts
 * may have together, in bytes: the parser of Node (undici 7) calls a function for each of them.
 */
export const formBounds = { bytes: 100_000, fields: 1000, heads: 200_000 } as const;

/** A form above a bound; nothing of it was parsed. */
export class LargeForm extends Error {}

/** A body that is not the form that it says it is. */
export class UnreadableForm extends Error {}

/** How often `part` stands in what came; counting ends above `most`. */
function count(whole: { indexOf(part: string, from: number): number }, part: string, most: number): number {
  let found = 0;
  for (let at = whole.indexOf(part, 0); at !== -1 && found <= most; at = whole.indexOf(part, at + part.length))
    found += 1;
  return found;
}

/** Whether the query of an address, or a form that is written like one, has more fields than a form may have. */
export const hasTooManyFields = (text: string): boolean => count(text, '&', formBounds.fields) >= formBounds.fields;

/**
 * The fields of a form that is written like the query of an address. They are counted first: making an object of each of a
 * million empty fields takes seconds.
 *
 * @throws LargeForm
 */
export function fieldsOfText(text: string): URLSearchParams {
  if (hasTooManyFields(text)) throw new LargeForm();
  return new URLSearchParams(text);
}

/** How many bytes the headers of all parts have together; a part whose headers do not end is all headers. */
function bytesOfHeads(bytes: Buffer, boundary: string): number {
  const delimiter = `--${boundary}`;
  let sum = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1;) {
    const end = bytes.indexOf('\r\n\r\n', at);
    sum += (end === -1 ? bytes.length : end) - at;
    at = end === -1 ? -1 : bytes.indexOf(delimiter, end);
  }
  return sum;
}

/** A content type as the parser of a form reads it: a boundary inside of another parameter is none. */
function typeOf(contentType: string): MIMEType {
  try {
    return new MIMEType(contentType);
  } catch (cause) {
    throw new UnreadableForm(`It is of the type "${contentType}".`, { cause });
  }
}

/**
 * The fields of a body in the encodings that browsers know.
 *
 * @throws LargeForm
 * @throws UnreadableForm
 */
export async function fieldsOfBody(
  bytes: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<ReadonlyArray<[string, FormDataEntryValue]>> {
  const type = typeOf(contentType);
  if (type.essence === 'application/x-www-form-urlencoded') return [...fieldsOfText(textOf(bytes, contentType))];
  const boundary = type.params.get('boundary');
  if (type.essence !== 'multipart/form-data' || !boundary) throw new UnreadableForm(`It is ${type.essence}.`);
  // One boundary stands before each field, and one at the end.
  if (count(bytes, `--${boundary}`, formBounds.fields + 1) > formBounds.fields + 1) throw new LargeForm();
  if (bytesOfHeads(bytes, boundary) > formBounds.heads) throw new LargeForm();
  const form = await new Response(bytes, { headers: { 'Content-Type': type.toString() } }).formData().catch((cause) => {
    throw new UnreadableForm('The multipart body cannot be parsed.', { cause });
  });
  return [...form];
}
