// Serves the built skeleton of Hydrogen as its host would, with a Storefront API that answers from memory: no database, no network.
// Usage: serve-hydrogen.ts <folder of the skeleton> <port> <folder of pictures>
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type * as GraphQL from 'graphql';

const [folder = '', port = '0', pictures = ''] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}`;
const { parse } = createRequire(join(folder, 'package.json'))('graphql') as typeof GraphQL;

const words: Readonly<Record<string, unknown>> = {
  amount: '79.00',
  altText: 'Kubek w wapiennej bieli',
  availableForSale: true,
  currencyCode: 'PLN',
  description: 'Kubek z kamionki, toczony i szkliwiony ręcznie. Mieści 300 ml.',
  descriptionHtml: '<p>Kubek z kamionki, toczony i szkliwiony ręcznie. Mieści 300 ml.</p>',
  encodedVariantAvailability: '',
  encodedVariantExistence: '',
  handle: 'kubek-poranek',
  hasNextPage: false,
  hasPreviousPage: false,
  height: 480,
  name: 'Title',
  title: 'Kubek Poranek',
  value: 'Default Title',
  vendor: 'Glina i Żar',
  width: 480,
};
const nothing = new Set([
  'compareAtPrice',
  'customer',
  'brand',
  'cart',
  'swatch',
  'unitPrice',
  'parent',
  'selectedOrFirstAvailableVariantBySku',
]);
const lists = new Set(['nodes', 'items', 'options', 'optionValues', 'adjacentVariants', 'selectedOptions']);
let count = 0;

/** Answers each field of a query by its name; lists have eight entries, those of one product one. */
function answer(
  { selections }: GraphQL.SelectionSetNode,
  fragments: ReadonlyMap<string, GraphQL.FragmentDefinitionNode>,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const part of selections) {
    if (part.kind === 'FragmentSpread')
      Object.assign(result, answer(fragments.get(part.name.value)!.selectionSet, fragments));
    else if (part.kind === 'InlineFragment') Object.assign(result, answer(part.selectionSet, fragments));
    else result[part.alias?.value ?? part.name.value] = field(part, fragments);
  }
  return result;
}

function field(
  { name: { value: name }, selectionSet }: GraphQL.FieldNode,
  fragments: ReadonlyMap<string, GraphQL.FragmentDefinitionNode>,
): unknown {
  if (nothing.has(name)) return null;
  if (selectionSet && lists.has(name)) {
    const one = name.startsWith('option') || name === 'selectedOptions';
    return Array.from({ length: one ? 1 : name === 'adjacentVariants' ? 0 : 8 }, () => answer(selectionSet, fragments));
  }
  if (selectionSet) return answer(selectionSet, fragments);
  if (name === 'id') return `gid://shopify/Thing/${(count += 1)}`;
  if (name === 'url') return `${origin}/pictures/1001-1-480.jpg`;
  return words[name] ?? name;
}

const respond = (query: string) => {
  const { definitions } = parse(query);
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === 'FragmentDefinition' ? [[each.name.value, each] as const] : [])),
  );
  const operation = definitions.find((each) => each.kind === 'OperationDefinition')!;
  return { data: answer(operation.selectionSet, fragments) };
};

// What the host gives a worker.
const stored = new Map<string, Response>();
const keyOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
Object.assign(globalThis, {
  caches: {
    open: () =>
      Promise.resolve({
        match: (key: RequestInfo) => Promise.resolve(stored.get(keyOf(key))?.clone()),
        put: (key: RequestInfo, value: Response) => Promise.resolve(void stored.set(keyOf(key), value)),
        delete: (key: RequestInfo) => Promise.resolve(stored.delete(keyOf(key))),
      }),
  },
  fetch: async (_: RequestInfo | URL, options?: RequestInit) => {
    const text = await new Response(options?.body).text();
    const query = text.startsWith('{')
      ? (JSON.parse(text) as { query: string }).query
      : new URLSearchParams(text).get('query')!;
    return Response.json(respond(query));
  },
});
const env = {
  SESSION_SECRET: 'peers',
  PUBLIC_STORE_DOMAIN: 'mock.shop',
  PUBLIC_STOREFRONT_API_TOKEN: '',
  PUBLIC_CHECKOUT_DOMAIN: 'mock.shop',
};
interface Worker {
  fetch(request: Request, env: object, context: object): Promise<Response>;
}
const { default: worker } = (await import(pathToFileURL(join(folder, 'dist/server/index.js')).href)) as {
  default: Worker;
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const compressed = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const files = new Map<string, Buffer>();

/** A file as a content network sends it: from memory, compressed at the highest quality. */
function fileOf(path: string): Buffer | null {
  const file = path.startsWith('/assets/')
    ? join(folder, 'dist/client', path)
    : join(pictures, path.slice('/pictures/'.length));
  if (!/^\/(assets|pictures)\/[\w.-]+$/.test(path)) return null;
  if (!files.has(path))
    files.set(path, extname(path) === '.jpg' ? readFileSync(file) : compressed(readFileSync(file), 11));
  return files.get(path)!;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url!, origin);
  // Consent and analytics, which are their host's.
  if (request.method !== 'GET' || pathname.startsWith('/api/')) {
    response.writeHead(404).end();
    return;
  }
  const file = fileOf(pathname);
  if (file) {
    const type = types[extname(pathname)] ?? 'application/octet-stream';
    const encoding = extname(pathname) === '.jpg' ? {} : { 'Content-Encoding': 'br' };
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...encoding,
    });
    response.end(file);
    return;
  }
  const answered = await worker.fetch(
    new Request(origin + request.url, { headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/130' } }),
    env,
    { waitUntil: () => {}, passThroughOnException: () => {} },
  );
  const body = compressed(Buffer.from(await answered.arrayBuffer()), 4);
  response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), 'Content-Encoding': 'br' });
  response.end(body);
}

createServer((request, response) => void serve(request, response)).listen(Number(port), '127.0.0.1', () =>
  console.log('ready'),
);
