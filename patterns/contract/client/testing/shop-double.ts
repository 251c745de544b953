import { connectShop, type ShopConnection, type ShopConnectionOptions } from '../connection.ts';

/** One request as it left the client. */
export interface SentRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
  readonly body: string;
}

export interface ShopDouble {
  readonly shop: ShopConnection;
  readonly sent: ReadonlyArray<SentRequest>;
  /** The documents that were sent to GraphQL. */
  documents(): ReadonlyArray<string>;
}

/** What a double answers: a whole answer, a text, or anything that JSON can write. */
export type DoubleAnswer = Response | string | object | null;

const responseOf = (answer: DoubleAnswer): Response => {
  if (answer instanceof Response) return answer;
  return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
};

const textOf = async (body: RequestInit['body']): Promise<string> =>
  body ? decodeURIComponent(await new Response(body).text()) : '';

/** A shop with the given answers, at once, that records requests. */
export function shopDouble(
  answer: (request: SentRequest) => DoubleAnswer | Promise<DoubleAnswer>,
  options: ShopConnectionOptions = {},
): ShopDouble {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (address, { method = 'GET', headers, body, signal } = {}) => {
    const text = typeof body === 'string' ? body : await textOf(body);
    const request = { method, address: address as string, headers: new Headers(headers), body: text };
    sent.push(request);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([Promise.resolve(answer(request)).then(responseOf), aborted]);
  };
  return {
    shop: connectShop({ baseUrl: 'https://sklep.example', fetch, ...options }),
    sent,
    documents: () => sent.map(({ body }) => (JSON.parse(body) as { query: string }).query),
  };
}

/** A shop that never answers. */
export const silentShop = (): ShopDouble => shopDouble(() => new Promise<never>(() => {}));

/** An unreachable shop. */
export const lostShop = (): ShopDouble => shopDouble(() => Promise.reject(new TypeError('network')));
