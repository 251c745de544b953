import { fieldsOfBody, fieldsOfText, UnreadableForm } from '../../../platform/http/form-fields.ts';
import { readChunks, textOf } from '../../../platform/http/read-text.ts';
import { Refusal } from './refusal.ts';

/** The body limit of a call without files, in bytes; every field of every client form fits many times. */
export const bodyLimit = 64 * 1024;

/** A request's input: the parameters of body and address, the files of a multipart form, and the raw body. */
export interface Sent {
  /** The body's come first, so that they win over those of the address. */
  readonly parameters: URLSearchParams;
  readonly body: string;
  readonly files: ReadonlyMap<string, File>;
}

const none: ReadonlyMap<string, File> = new Map();

/**
 * Reads a request of any method; null if the body is above its limit. A form may have either encoding of
 * browsers.
 *
 * @param most bytes of a multipart form
 * @throws LargeForm when there are too many fields
 * @throws Refusal when the body claims to be a multipart form and is none
 */
export async function readParameters(request: Request, most: number = bodyLimit): Promise<Sent | null> {
  const ofAddress = new URL(request.url).searchParams;
  if (request.method !== 'POST') return { parameters: ofAddress, body: '', files: none };
  const contentType = request.headers.get('content-type') ?? '';
  const hasParts = /^multipart\/form-data\b/i.test(contentType);
  const chunks = await readChunks(request, hasParts ? most : bodyLimit);
  if (chunks === null) return null;
  const together = (ofBody: Iterable<[string, string]>) => new URLSearchParams([...ofBody, ...ofAddress]);
  if (!hasParts) {
    const body = textOf(Buffer.concat(chunks), contentType);
    return { parameters: together(fieldsOfText(body)), body, files: none };
  }
  const parts = await fieldsOfBody(chunks, contentType).catch((fault: unknown) => {
    throw fault instanceof UnreadableForm ? new Refusal('The body is not the form that it says it is.') : fault;
  });
  return {
    parameters: together(
      parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])),
    ),
    // A multipart body is never read as text.
    body: '',
    files: new Map(parts.flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value] as const]))),
  };
}

/** A number that can be an id in the store; null for any other. */
export function readId(text: string | null | undefined): number | null {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : null;
}

/** "a, b,,c" as clients write lists into one parameter. */
export const readList = (text: string | null, separator: ',' | ';' = ','): ReadonlyArray<string> =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** A whole number between two bounds; `otherwise` if none was sent. */
export function readCount(
  text: string | null,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  return /^\d{1,9}$/.test(text ?? '') ? Math.min(Math.max(Number(text), least), most) : otherwise;
}
