import { CallFailure } from './call-failure.ts';
import { addressAt, type ShopConnection } from './connection.ts';
import type { Decoder } from './decode.ts';

/** The time limit of a call in milliseconds, where the specification sets no other (spec 9: the load of a page). */
export const defaultTimeout = 16_000;

/** Options of any call. */
export interface CallOptions {
  /** Ends the call: it then throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until it times out, to the last byte of the answer; Infinity for never. */
  timeout?: number | undefined;
}

/** The maximum of timers; they treat more as 0. */
const longestTimer = 2 ** 31 - 1;

export interface CallRequest extends CallOptions, Pick<RequestInit, 'method' | 'body'> {
  headers?: Readonly<Record<string, string>>;
  /** Which statuses carry an answer: 200 to 299 by default. */
  isAnswer?: (response: Response) => boolean;
}

export interface ShopAnswer {
  /** The final address, after redirects. */
  readonly address: string;
  /** The media type, '' without one. */
  readonly type: string;
  readonly text: string;
  /** Set for a failure status whose text has no other error. */
  readonly failure?: CallFailure;
}

/**
 * Sends one request and reads its answer to the end.
 *
 * @throws CallFailure without an answer in time
 */
export async function send(shop: ShopConnection, path: string, request: CallRequest = {}): Promise<ShopAnswer> {
  const { timeout = defaultTimeout, signal, isAnswer = ({ ok }) => ok, ...sent } = request;
  const address = addressAt(shop, path);
  const late = new AbortController();
  const giveUp = () => late.abort(new CallFailure('timeout', address, { detail: `${timeout} ms` }));
  const timer = setTimeout(giveUp, Math.min(timeout, longestTimer));
  const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    ended.throwIfAborted();
    // An injected function may ignore the signal.
    const response = await orEnd(requestOf(shop)(address, { ...sent, signal: ended }), ended);
    reportHeaders(shop, response.headers);
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

/** Unbound: the browser's own `fetch` refuses to be a method of another one. */
const requestOf = ({ fetch }: ShopConnection): typeof fetch => fetch;

function orEnd<Value>(answer: Promise<Value>, ended: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(ended.reason as Error);
    ended.addEventListener('abort', end, { once: true });
    answer.then(resolve, reject).finally(() => ended.removeEventListener('abort', end));
  });
}

/** A failing header listener is logged. */
function reportHeaders(shop: ShopConnection, headers: Headers): void {
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

/** Parses an answer's text as JSON of the contract's shape; ignores its content type (wire contract 2.1). */
export function readJson<Value>({ address, text, failure }: ShopAnswer, decode: Decoder<Value>): Value {
  try {
    return decode(JSON.parse(text));
  } catch (cause) {
    throw failure ?? new CallFailure('unreadable', address, { cause });
  }
}

/** Requests JSON. @throws CallFailure without an answer, or with one of another shape */
export async function askJson<Value>(
  shop: ShopConnection,
  path: string,
  decode: Decoder<Value>,
  request: CallRequest = {},
): Promise<Value> {
  const headers = { Accept: 'application/json', ...request.headers };
  return readJson(await send(shop, path, { ...request, headers }), decode);
}
