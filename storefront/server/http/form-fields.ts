import { textOf } from './read-text.ts';

/** What a form without files may hold; with files, it may have more bytes and no more fields. */
export const formBounds = { bytes: 100_000, fields: 1000 } as const;

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
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type.trim() === 'application/x-www-form-urlencoded') return [...fieldsOfText(textOf(bytes, contentType))];
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (type.trim() !== 'multipart/form-data' || boundary === undefined) throw new UnreadableForm(`It is ${type}.`);
  // One boundary stands before each field, and one at the end.
  if (count(bytes, `--${boundary}`, formBounds.fields + 1) > formBounds.fields + 1) throw new LargeForm();
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData().catch((cause) => {
    throw new UnreadableForm('The multipart body cannot be parsed.', { cause });
  });
  return [...form];
}
