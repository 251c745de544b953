import { setImmediate as othersTurn } from 'node:timers/promises';
import { MIMEType } from 'node:util';
import {
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { textOf } from './read-text.ts';

/**
 * Bounds of a form without files; with files, it may have more bytes and no more fields. `head` limits the headers of one part,
 * in bytes.
 */
export const formBounds = { bytes: 100_000, fields: 1000, head: 8192 } as const;

/** A form above a bound. */
export class LargeForm extends Error {}

/** A body that does not match its content type. */
export class UnreadableForm extends Error {}

/** Whether the query of an address, or a urlencoded form, has more fields than allowed. */
export function hasTooManyFields(text: string): boolean {
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1 && fields <= formBounds.fields; at = text.indexOf('&', at + 1))
    fields += 1;
  return fields > formBounds.fields;
}

/**
 * The fields of a urlencoded form. They are counted first: making an object of each of a
 * million empty fields takes seconds.
 *
 * @throws LargeForm
 */
export function fieldsOfText(text: string): URLSearchParams {
  if (hasTooManyFields(text)) throw new LargeForm();
  return new URLSearchParams(text);
}

/** A content type as the form parser reads it: a boundary inside another parameter does not count. */
function typeOf(contentType: string): MIMEType {
  try {
    return new MIMEType(contentType);
  } catch (cause) {
    throw new UnreadableForm(`It is of the type "${contentType}".`, { cause });
  }
}

/** A part of a form. Browsers escape quotation marks and line ends of a name by the HTML standard ("multipart/form-data encoding"). */
function fieldOfPart(part: MultipartPart): [string, FormDataEntryValue] {
  const plain = (name: string) => name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  const { name, filename } = part;
  if (name === undefined) throw new MultipartParseError('A part has no name.');
  if (filename === undefined) return [plain(name), new TextDecoder().decode(part.bytes)];
  const bytes = part.content as Array<Uint8Array<ArrayBuffer>>;
  return [plain(name), new File(bytes, plain(filename), { type: part.mediaType ?? 'text/plain' })];
}

/**
 * The fields of a multipart form. It yields after each chunk, so a large form delays no other request, and makes no copy of the
 * whole, which would take longer than parsing it.
 */
async function fieldsOfParts(
  chunks: ReadonlyArray<Uint8Array>,
  boundary: string,
): Promise<Array<[string, FormDataEntryValue]>> {
  const parser = new MultipartParser(boundary, {
    maxParts: formBounds.fields,
    maxHeaderSize: formBounds.head,
    // The reader of the body limits its size.
    maxFileSize: Number.POSITIVE_INFINITY,
    maxTotalSize: Number.POSITIVE_INFINITY,
  });
  const fields: Array<[string, FormDataEntryValue]> = [];
  try {
    for (const chunk of chunks) {
      for (const part of parser.write(chunk)) fields.push(fieldOfPart(part));
      await othersTurn();
    }
  } catch (fault) {
    if (fault instanceof MaxPartsExceededError || fault instanceof MaxHeaderSizeExceededError) throw new LargeForm();
    // A form may have ended before: ignore data behind its last boundary.
    parser.finish();
  }
  parser.finish();
  return fields;
}

/**
 * The fields of a body in the encodings that browsers know.
 *
 * @param chunks the body as it came
 * @throws LargeForm
 * @throws UnreadableForm
 */
export async function fieldsOfBody(
  chunks: ReadonlyArray<Uint8Array>,
  contentType: string,
): Promise<ReadonlyArray<[string, FormDataEntryValue]>> {
  const type = typeOf(contentType);
  if (type.essence === 'application/x-www-form-urlencoded')
    return [...fieldsOfText(textOf(Buffer.concat(chunks), contentType))];
  const boundary = type.params.get('boundary');
  if (type.essence !== 'multipart/form-data' || !boundary) throw new UnreadableForm(`It is ${type.essence}.`);
  return fieldsOfParts(chunks, boundary).catch((cause) => {
    if (cause instanceof LargeForm) throw cause;
    throw new UnreadableForm('The multipart body cannot be parsed.', { cause });
  });
}
