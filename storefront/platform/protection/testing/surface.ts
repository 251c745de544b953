import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { addresses } from '../../../shared/addresses.ts';
import { site } from '../../../shop.ts';
import { schema } from '../../../compatibility/graphql/schema/index.ts';
import { rootFields, type RootField } from './documents.ts';
import { namesInCode, readPage, type FoundForm } from './forms.ts';
import type { Sender } from './sender.ts';

/** Everything of the shop that takes a request, read from its own tables: new entries are included. */
export interface Surface {
  readonly rootFields: ReadonlyArray<RootField>;
  readonly schema: GraphQLSchema;
  readonly graphqlPath: string;
  /** Of the calls beside GraphQL. */
  readonly callPaths: ReadonlyArray<string>;
  /** At least one address of every kind of page. */
  readonly pagePaths: ReadonlyArray<string>;
  readonly forms: ReadonlyArray<FoundForm>;
  /** Names that the code reads, and values that it compares with. */
  readonly names: ReadonlyArray<string>;
}

const root = join(import.meta.dirname, '../../../..');
/** Parameters of addresses that redirect. */
const places: Readonly<Record<string, string>> = { id: '1', slug: 'x', language: 'pl', kind: 'cterms' };

/** An address of each pattern. */
const patterns = Object.values(addresses.table)
  .flat()
  .map((pattern) => pattern.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => places[name] ?? '1'));

export const graphqlPath = '/graphql/v1/';

/** Addresses of all calls beside GraphQL; those shared with a page carry the parameter of the call. */
export const callPaths = (site.calls ?? [])
  .flatMap(({ paths }) => paths)
  .filter((path) => !path.startsWith('/graphql'))
  .toSorted();

export const pagePatterns: ReadonlyArray<string> = patterns;

/** Walks from the home page and from every address of the table, at most `perKind` pages of a kind. */
export async function readSurface(browser: Sender, perKind = 3): Promise<Surface> {
  const visits = new Map<string, number>();
  const pagePaths = new Set<string>(patterns);
  const forms = new Map<string, FoundForm>();
  const waiting = ['/', ...patterns];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const address = new URL(path, browser.origin);
    const kind = addresses.find(address.pathname)?.name ?? '';
    const seen = visits.get(kind) ?? 0;
    if (kind === '' || seen >= perKind) continue;
    const { status, headers, text } = await browser.get(path);
    if (headers.location?.startsWith('/')) waiting.unshift(headers.location);
    if (status !== 200) continue;
    visits.set(kind, seen + 1);
    pagePaths.add(path);
    const read = readPage(text, address);
    for (const form of read.forms)
      forms.set(`${form.method} ${form.action} ${form.fields.map(([name]) => name).join()}`, form);
    waiting.push(...new Set(read.links));
  }
  return {
    schema,
    rootFields: rootFields(schema),
    graphqlPath,
    callPaths,
    pagePaths: [...pagePaths],
    forms: [...forms.values()],
    names: namesInCode(root),
  };
}
