import type { GraphqlExchange, HttpExchange, HttpRequest } from '../define.ts';
import { schema } from '../../compatibility/graphql/schema/index.ts';
import { brokenClaims } from '../../compatibility/graphql/schema/broken-claims.ts';
import type { ReferenceShops, Visit } from './reference-shop.ts';
import { recordReads } from './record-reads.ts';
import { shown, shownXml } from './shown.ts';
import type { Visitor } from './visitor.ts';

/** A client's response, as a page of the reference shows it. */
export interface GraphqlSeen {
  readonly title: string;
  readonly document: string;
  readonly answer: { readonly data?: unknown; readonly errors?: unknown };
}

const endpoint = '/graphql/v1/';

/** @throws if the answer breaks the promises of the schema */
export const askGraphql = (visit: Visit, exchange: GraphqlExchange): Promise<GraphqlSeen> =>
  visit(async (visitor) => {
    const { title, document, before } = exchange;
    await before?.(visitor);
    const response = await visitor.send({ path: endpoint, body: JSON.stringify({ query: document }) });
    const answer = (await response.json()) as GraphqlSeen['answer'];
    const [broken] = brokenClaims(schema, document, answer.data);
    if (broken !== undefined) throw new Error(`"${title}": ${broken}`);
    return { title, document, answer: shown(answer, exchange) as GraphqlSeen['answer'] };
  });

export interface HttpSeen {
  readonly title: string;
  readonly request: HttpRequest;
  readonly status: number;
  readonly type: string;
  /** The redirect; null without one. */
  readonly location: string | null;
  /** Null for a page: its text is in `says`. */
  readonly body: { readonly language: 'json' | 'xml'; readonly text: string } | null;
  readonly says: string | null;
  /** The parameters and fields that were read by name. */
  readonly reads: ReadonlySet<string>;
}

/** @throws if the answer breaks the promise of the exchange */
export const askHttp = (shops: ReferenceShops, exchange: HttpExchange): Promise<HttpSeen> =>
  shops.visit(async (visitor) => {
    const { title, before, says = null } = exchange;
    await before?.(visitor);
    const request = typeof exchange.request === 'function' ? await exchange.request(visitor) : exchange.request;
    const { result: response, names } = await recordReads(async () => {
      const answer = await visitor.send(request);
      return { answer, text: await answer.text() };
    });
    const { answer, text } = response;
    const location = answer.headers.get('location');
    if (says !== null && !readable(location ? await pageAt(visitor, location) : text).includes(readable(says))) {
      throw new Error(`"${title}" promises that the answer says "${says}", and it does not.`);
    }
    return {
      title,
      request: withoutVarying(request, exchange),
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      location: location && withoutVaryingParameters(location, exchange),
      body: bodyOf(text, exchange),
      says,
      reads: names,
    };
  });

/** The methods of an address, by its own refusal. */
export const methodsOf = (shops: ReferenceShops, path: string): Promise<string> =>
  shops.read(async (visitor) => (await visitor.send({ path, method: 'PUT' })).headers.get('allow') ?? '');

const pageAt = async (visitor: Visitor, path: string): Promise<string> => (await visitor.send({ path })).text();

/** Differs each time that the shop creates it. */
const givenName = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Values that the form repeats from its page, parameters of the address, and generated names, may differ from run to run. */
const withoutVarying = ({ form, path, ...request }: HttpRequest, exchange: HttpExchange): HttpRequest => ({
  ...request,
  path: withoutVaryingParameters(path.replaceAll(givenName, 'name'), exchange),
  ...(form && { form: shown(form, exchange) as Readonly<Record<string, string>> }),
});

const withoutVaryingParameters = (address: string, { varying = {} }: HttpExchange): string =>
  Object.entries(varying).reduce(
    (text, [name, meaning]) => text.replace(new RegExp(`([?&]${name}=)[^&]*`), `$1<${meaning}>`),
    address,
  );

function bodyOf(text: string, exchange: HttpExchange): HttpSeen['body'] {
  if (text.startsWith('<?xml')) return { language: 'xml', text: shownXml(text) };
  if (!/^(?:[[{"]|null$)/.test(text)) return null;
  return { language: 'json', text: JSON.stringify(shown(JSON.parse(text), exchange)) };
}

/** As a person reads it: no elements, one kind of space. */
const readable = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
