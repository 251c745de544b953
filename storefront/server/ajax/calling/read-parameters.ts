import { readText } from '../../http/read-text.ts';
import { Refusal } from './refusal.ts';

/** The most that a call takes, in bytes; every field of every form that clients send fits many times. */
export const bodyLimit = 64 * 1024;

/** What came with a request: the parameters of body and address, and the body as it stands. */
export interface Sent {
  /** The body's come first, so that they win over those of the address. */
  readonly parameters: URLSearchParams;
  readonly body: string;
}

/**
 * Reads a request whatever its method; null where the body is too long. A form may be encoded either way that browsers
 * know; files are no parameters of any call.
 *
 * @throws Refusal where the body says that it is a form in parts and is none
 */
export async function readParameters(request: Request): Promise<Sent | null> {
  const ofAddress = new URL(request.url).searchParams;
  if (request.method !== 'POST') return { parameters: ofAddress, body: '' };
  const body = await readText(request, bodyLimit);
  if (body === null) return null;
  const ofBody = await fieldsOf(body, request.headers.get('content-type') ?? '');
  return { parameters: new URLSearchParams([...ofBody, ...ofAddress]), body };
}

async function fieldsOf(body: string, contentType: string): Promise<Iterable<[string, string]>> {
  if (!contentType.startsWith('multipart/form-data')) return new URLSearchParams(body);
  try {
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
  } catch {
    throw new Refusal('The body is not the form that it says it is.');
  }
}

/** A number that names something in the store; null for what can name nothing. */
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

/** A whole number between two bounds; `otherwise` where none was sent. */
export function readCount(
  text: string | null,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  return /^\d{1,9}$/.test(text ?? '') ? Math.min(Math.max(Number(text), least), most) : otherwise;
}
