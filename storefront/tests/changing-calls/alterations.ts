import { Kind, parse, print, visit, type ASTNode, type ValueNode } from 'graphql';
import type { Alter } from './shop-copies.ts';

/** As sent by a browser for a foreign page: with the cookies, and from elsewhere. */
export const fromForeignPage: Alter = (request) => {
  const headers = new Headers(request.headers);
  headers.set('origin', 'https://evil.example');
  headers.set('sec-fetch-site', 'cross-site');
  return new Request(request, { headers });
};

/** A value that no argument accepts, whatever its type. */
const emptyList = { kind: Kind.LIST, values: [] } as const;
const invalidValue: ValueNode = { kind: Kind.LIST, values: [{ kind: Kind.LIST, values: [emptyList] }] };

/** The document once for each value in it, which is invalid there. Unknown arguments are left out (ADR 36). */
export function invalidDocuments(document: string): ReadonlyArray<string> {
  const root = parse(document);
  const places: ASTNode[] = [];
  const note = (node: ASTNode) => void places.push(node);
  visit(root, { Argument: note, ObjectField: note });
  const invalid = places.map((place) =>
    visit(root, {
      enter: (node) =>
        node === place && (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD)
          ? { ...node, value: invalidValue }
          : undefined,
    }),
  );
  return invalid.map((one) => print(one));
}

/** The request with wrong types: `field` is one of the address or of a form. */
export const invalidForms: Readonly<Record<string, Alter>> = {
  'lists in place of texts': async (request) => {
    const listed = (fields: URLSearchParams) =>
      new URLSearchParams([...fields].map(([name, value]) => [`${name}[]`, value]));
    if (request.method === 'POST') return withBody(request, listed(new URLSearchParams(await request.text())));
    const url = new URL(request.url);
    return new Request(`${url.origin}${url.pathname}?${listed(url.searchParams)}`, { headers: request.headers });
  },
  'files in place of texts': async (request) => {
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(await request.text())) form.set(name, new File([value], 'a.txt'));
    return withBody(request, form);
  },
  'JSON in place of a form': async (request) => {
    const fields = Object.fromEntries(new URLSearchParams(await request.text()));
    return withBody(request, JSON.stringify(fields), 'application/json');
  },
};

/** The same from the same browser, with another body; GET stays as it is. */
function withBody(request: Request, body: URLSearchParams | FormData | string, type?: string): Request {
  if (request.method !== 'POST') return request;
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  if (type !== undefined) headers.set('content-type', type);
  return new Request(request.url, { method: 'POST', headers, body });
}
