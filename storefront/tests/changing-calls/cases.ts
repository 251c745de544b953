import type { HttpExchange, HttpRequest, OperationReference, Replayed } from '../../reference/define.ts';
import type { Visitor } from '../../reference/asking/visitor.ts';
import { documentedCalls, documentedForms } from '../../reference/sources/calls.ts';
import { documentedOperations } from '../../reference/sources/operations.ts';
import { changingCalls, readingCalls } from './rows.ts';

/** How a call says yes and no. */
export type Kind = keyof typeof changingCalls | 'forms';

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
  readonly done: ReadonlyArray<Asked & { readonly row: Replayed }>;
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
  for (const kind of Object.keys(changingCalls) as Array<keyof typeof changingCalls>)
    for (const name of Object.keys(changingCalls[kind]))
      if (!documented[kind].has(name)) lacks.push(`rows.ts has a row of ${name} (${kind}), which there is not.`);

  /** The examples of a call that are asked, each with what it does when it comes again; null where nobody said so. */
  const replayed = (
    kind: Kind,
    name: string,
    { examples }: References,
  ): ReadonlyArray<[HttpExchange, Replayed]> | null => {
    if (kind === 'forms') {
      const told = examples.flatMap((example) => (isReplayed(example) ? [[example, example] as const] : []));
      return told.length > 0 ? told.map(([example, row]) => [example, row]) : null;
    }
    const rows = changingCalls[kind][name];
    if (!rows) return null;
    return rows.flatMap((row): ReadonlyArray<[HttpExchange, Replayed]> => {
      const found = examples.find(({ title }) => row.example === undefined || row.example === title);
      if (!found) lacks.push(`${name} has no example "${row.example}".`);
      return found ? [[found, row]] : [];
    });
  };

  const calls = (Object.keys(documented) as Kind[]).flatMap((kind) =>
    [...documented[kind]].flatMap(([name, references]): ReadonlyArray<ChangingCall> => {
      const own = replayed(kind, name, references);
      if (!own) {
        lacks.push(
          `${name} (${kind}) changes something: say in ${kind === 'forms' ? 'its reference.ts' : 'rows.ts'} what it does when it comes again.`,
        );
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
      const done = own.map(([exchange, row]) => ({ ...asked(exchange), row }));
      return [{ kind, name, done, refused: (references.refusals ?? []).map(asked) }];
    }),
  );
  return { calls, lacks };
}

const isReplayed = (example: HttpExchange & Partial<Replayed>): example is HttpExchange & Replayed =>
  example.replay !== undefined;

interface References {
  readonly examples: ReadonlyArray<HttpExchange & Partial<Replayed>>;
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
