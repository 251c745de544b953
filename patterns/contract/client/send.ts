import { CallFailure } from './call-failure.ts';
import { addressAt, type ShopConnection } from './connection.ts';
import type { Decoder } from './decode.ts';

/** How long a call may take, in milliseconds, where the specification sets nothing else (spec 9: the load of a page). */
export const usualPatience = 16_000;

/** What may be told to any call. */
export interface CallOptions {
  /** Ends the call: it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until it is given up, to the last byte of the answer. */
  timeout?: number | undefined;
}

export interface CallRequest extends CallOptions, Pick<RequestInit, 'method' | 'body'> {
  headers?: Readonly<Record<string, string>>;
  /** Which statuses carry an answer: 200 to 299 unless told. */
  isAnswer?: (response: Response) => boolean;
}

export interface ShopAnswer {
  /** Where it came from, after redirects. */
  readonly address: string;
  /** The media type, '' where none is told. */
  readonly type: string;
  readonly text: string;
}

/**
 * Sends one request and reads its answer to the end.
 *
 * @throws CallFailure where there is none, or none in time
 */
export async function send(shop: ShopConnection, path: string, request: CallRequest = {}): Promise<ShopAnswer> {
  const { timeout = usualPatience, signal, isAnswer = ({ ok }) => ok, ...sent } = request;
  const address = addressAt(shop, path);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new CallFailure('timeout', address, { detail: `${timeout} ms` })), timeout);
  const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    const response = await shop.fetch(address, { ...sent, signal: ended });
    shop.onHeaders?.(response.headers, shop);
    const text = await response.text();
    if (!isAnswer(response)) throw new CallFailure('status', address, { detail: String(response.status) });
    return { address: response.url || address, type: response.headers.get('content-type') ?? '', text };
  } catch (error) {
    if (ended.aborted) throw ended.reason;
    throw error instanceof CallFailure ? error : new CallFailure('connection', address, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Reads an answer's text as JSON of the shape that the contract promises; its content type says nothing (wire contract 2.1). */
export function readJson<Value>({ address, text }: ShopAnswer, decode: Decoder<Value>): Value {
  try {
    return decode(JSON.parse(text));
  } catch (cause) {
    throw new CallFailure('unreadable', address, { cause });
  }
}

/** Asks for JSON. @throws CallFailure where there is no answer, or one of another shape */
export async function askJson<Value>(
  shop: ShopConnection,
  path: string,
  decode: Decoder<Value>,
  request: CallRequest = {},
): Promise<Value> {
  const headers = { Accept: 'application/json', ...request.headers };
  return readJson(await send(shop, path, { ...request, headers }), decode);
}
