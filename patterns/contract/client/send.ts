import { CallFailure } from './call-failure.ts';
import { addressAt, type ShopConnection } from './connection.ts';
import type { Decoder } from './decode.ts';

/** How long a call may take, in milliseconds, where the specification sets nothing else (spec 9: the load of a page). */
export const usualPatience = 16_000;

/** What may be told to any call. */
export interface CallOptions {
  /** Ends the call: it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until it is given up, to the last byte of the answer; Infinity for never. */
  timeout?: number | undefined;
}

/** The longest time that a timer knows; it takes more for none at all. */
const longestTimer = 2 ** 31 - 1;

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
  /** What it is where its status is one of a failure and its text says nothing else. */
  readonly failure?: CallFailure;
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
  const giveUp = () => late.abort(new CallFailure('timeout', address, { detail: `${timeout} ms` }));
  const timer = setTimeout(giveUp, Math.min(timeout, longestTimer));
  const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    ended.throwIfAborted();
    // A function that was given may not look at the signal.
    const response = await orEnd(requestOf(shop)(address, { ...sent, signal: ended }), ended);
    hearHeaders(shop, response.headers);
    const text = await orEnd(response.text(), ended);
    if (!isAnswer(response)) throw failureOf(response, address);
    const type = response.headers.get('content-type') ?? '';
    const failure = response.ok ? {} : { failure: failureOf(response, address) };
    return { address: response.url || address, type, text, ...failure };
  } catch (error) {
    if (ended.aborted) throw ended.reason;
    throw error instanceof CallFailure ? error : new CallFailure('connection', address, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Taken out of its object: the browser's own `fetch` refuses to be a method of another one. */
const requestOf = ({ fetch }: ShopConnection): typeof fetch => fetch;

function orEnd<Value>(answer: Promise<Value>, ended: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(ended.reason as Error);
    ended.addEventListener('abort', end, { once: true });
    answer.then(resolve, reject).finally(() => ended.removeEventListener('abort', end));
  });
}

/** Whoever looks at headers ends no call. */
function hearHeaders(shop: ShopConnection, headers: Headers): void {
  try {
    shop.onHeaders?.(headers, shop);
  } catch (error) {
    console.warn('A listener of headers failed.', error);
  }
}

function failureOf({ status, headers }: Response, address: string): CallFailure {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return new CallFailure('status', address, {
    detail: String(status),
    status,
    retryAfter: Number.isNaN(seconds) ? null : seconds,
  });
}

/** Reads an answer's text as JSON of the shape that the contract promises; its content type says nothing (wire contract 2.1). */
export function readJson<Value>({ address, text, failure }: ShopAnswer, decode: Decoder<Value>): Value {
  try {
    return decode(JSON.parse(text));
  } catch (cause) {
    throw failure ?? new CallFailure('unreadable', address, { cause });
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
