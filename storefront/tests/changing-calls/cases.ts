import type { HttpExchange, HttpRequest, OperationReference, Replayed } from '../../reference/define.ts';
import type { Visitor } from '../../reference/asking/visitor.ts';
import { documentedCalls, documentedForms } from '../../reference/sources/calls.ts';
import { documentedOperations } from '../../reference/sources/operations.ts';
import { readingCalls } from './exceptions.ts';

/** How a call reports success and failure. */
export type Kind = 'mutations' | 'ajax' | 'forms';

/** One request of the reference. */
export interface Asked {
  readonly kind: Kind;
  readonly name: string;
  readonly title: string;
  /** Whether it has a precondition. */
  readonly isAlone: boolean;
  /** Establishes the precondition, and returns the request. */
  prepare(visitor: Visitor): Promise<HttpRequest>;
  /** The success text of the next page. */
  readonly says?: string;
}

export interface ChangingCall {
  readonly kind: Kind;
  readonly name: string;
  readonly done: ReadonlyArray<Asked & { readonly row: Partial<Replayed> }>;
  readonly refused: ReadonlyArray<Asked>;
}

/** Every mutation, call and form that changes something, and what their references lack. */
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
  const calls = (Object.keys(documented) as Kind[]).flatMap((kind) =>
    [...documented[kind]].map(([name, { examples, refusals = [] }]): ChangingCall => {
      const replayed = examples.filter(({ replay }) => replay !== undefined);
      // A call that always refuses has no example.
      if (examples.length > 0 && replayed.length === 0)
        lacks.push(`${name} (${kind}) changes something: its examples say nowhere what a \`replay\` does.`);
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
      const done = replayed.map((exchange) => ({ ...asked(exchange), row: exchange }));
      return { kind, name, done, refused: refusals.map(asked) };
    }),
  );
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
