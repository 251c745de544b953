import type { HttpExchange, HttpRequest, OperationReference } from '../../reference/define.ts';
import type { Visitor } from '../../reference/asking/visitor.ts';
import { documentedCalls, documentedForms } from '../../reference/sources/calls.ts';
import { documentedOperations } from '../../reference/sources/operations.ts';
import { changingCalls, readingCalls, type Row } from './rows.ts';

/** How a call says yes and no. */
export type Kind = keyof typeof changingCalls;

/** One request of the reference. */
export interface Asked {
  readonly kind: Kind;
  readonly name: string;
  readonly title: string;
  /** Whether something must have happened before. */
  readonly isAlone: boolean;
  /** Does what must have happened before, and tells what is sent. */
  prepare(visitor: Visitor): Promise<HttpRequest>;
  /** What the page that comes says where it is done. */
  readonly says?: string;
}

export interface ChangingCall {
  readonly kind: Kind;
  readonly name: string;
  readonly done: ReadonlyArray<Asked & { readonly row: Row }>;
  readonly refused: ReadonlyArray<Asked>;
}

/** What of the schema, the table of calls and the pages changes something, and what the reference or the rows lack of it. */
export async function changingCases(): Promise<{ calls: ReadonlyArray<ChangingCall>; lacks: ReadonlyArray<string> }> {
  const lacks: string[] = [];
  const documented: Readonly<Record<Kind, ReadonlyMap<string, References>>> = {
    mutations: new Map(
      documentedOperations(lacks).flatMap(({ kind, field, reference }) =>
        kind === 'mutation' ? [[field.name, ofDocuments(reference)]] : [],
      ),
    ),
    ajax: new Map(
      documentedCalls(lacks).flatMap(({ name, reference }) => (readingCalls.has(name) ? [] : [[name, reference]])),
    ),
    forms: new Map((await documentedForms(lacks)).map(({ name, reference }) => [name, reference])),
  };
  const calls = (Object.keys(changingCalls) as Kind[]).flatMap((kind) => {
    const rows = changingCalls[kind];
    for (const name of Object.keys(rows)) {
      if (!documented[kind].has(name)) lacks.push(`rows.ts has a row of ${name} (${kind}), which there is not.`);
    }
    return [...documented[kind]].flatMap(([name, { examples, refusals = [] }]): ReadonlyArray<ChangingCall> => {
      const own = rows[name];
      if (!own) {
        lacks.push(`${name} (${kind}) changes something: say in rows.ts what it does when it comes again.`);
        return [];
      }
      const asked = (exchange: HttpExchange): Asked => ({
        kind,
        name,
        title: exchange.title,
        isAlone: exchange.before === undefined,
        prepare: async (visitor) => {
          await exchange.before?.(visitor);
          return typeof exchange.request === 'function' ? exchange.request(visitor) : exchange.request;
        },
        ...(exchange.says !== undefined && { says: exchange.says }),
      });
      const done = own.flatMap((row) => {
        const found = examples.find(({ title }) => row.example === undefined || row.example === title);
        if (!found) lacks.push(`${name} has no example "${row.example}".`);
        return found ? [{ ...asked(found), row }] : [];
      });
      return [{ kind, name, done, refused: refusals.map(asked) }];
    });
  });
  return { calls, lacks };
}

interface References {
  readonly examples: ReadonlyArray<HttpExchange>;
  readonly refusals?: ReadonlyArray<HttpExchange>;
}

/** A document is a body like any other. */
const ofDocuments = ({ examples, refusals = [] }: OperationReference): References => {
  const posted = ({ document, ...exchange }: OperationReference['examples'][number]): HttpExchange => ({
    ...exchange,
    request: { path: '/graphql/v1/', body: JSON.stringify({ query: document }) },
  });
  return { examples: examples.map(posted), refusals: refusals.map(posted) };
};
