import {
  execute,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { callError, faultOf, wireError, type ErrorCode, type WireError } from './errors.ts';
import type { KnownDocuments } from './known-documents.ts';
import { brokenLimit, limits } from './limits.ts';
import type { SentDocument } from './read-document.ts';
import { tolerate } from './tolerance/tolerate.ts';

/** What answers documents. */
export interface Service {
  /** With the hidden fields of `withHiddenFields`. */
  readonly schema: GraphQLSchema;
  /** Functions by the names of the root's fields. */
  readonly rootValue: object;
  /** Whether introspection is allowed; not in production. */
  readonly isIntrospectable: boolean;
  /** A cache of valid documents. */
  readonly known: KnownDocuments;
  /** Called with an internal error before it is masked. */
  onFault(fault: Error): void;
  /** Called with each name of a document that this shop lacks. */
  onUnknown(name: string): void;
}

export interface Asking {
  /** The context of the root's functions. */
  readonly context: unknown;
  /** Whether a foreign page may have sent this: it may read public data, and change nothing. */
  readonly isForeign: boolean;
  /** Counts what an executable document uses. @throws an error for the caller above a limit */
  admit(document: DocumentNode): Promise<void>;
}

/** `data` is omitted if nothing was executed. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?: ReadonlyArray<WireError>;
}

const mostErrors = 10;

/**
 * Parses, measures, rewrites to what the shop knows, validates, counts and executes a document. It always returns an
 * answer: only `admit` throws.
 */
export async function runDocument(service: Service, sent: SentDocument, asking: Asking): Promise<Answer> {
  const { context, isForeign, admit } = asking;
  const { schema, rootValue, isIntrospectable, known } = service;
  const document = (sent.variables ? undefined : known.get(sent.text)) ?? readRight(service, sent, isForeign);
  if (!('kind' in document)) return document;
  await admit(document);

  const { data, errors } = await execute({
    schema,
    document,
    rootValue,
    contextValue: context,
    hideSuggestions: !isIntrospectable,
  });
  for (const fault of (errors ?? []).flatMap((error) => faultOf(error) ?? [])) service.onFault(fault);
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => wireError(error, 'BAD_REQUEST')) }),
  };
}

/** The document as it is executed, if it is valid and within its limits; else the errors. */
function readRight(service: Service, { text, variables }: SentDocument, isForeign: boolean): DocumentNode | Answer {
  const { schema, isIntrospectable, known, onUnknown } = service;
  let document: DocumentNode;
  let unknown: ReadonlySet<string> = new Set();
  let broken: string | null;
  try {
    document = parse(text, { maxTokens: limits.tokens });
    broken = brokenLimit(document);
    if (!broken) {
      ({ document, unknown } = tolerate(schema, document, variables));
      // Lists in variables were not counted before.
      broken = brokenLimit(document, ['cost']);
    }
  } catch (error) {
    // Thousands of nested fields overflow the library's stack.
    if (error instanceof RangeError) return refusal([callError('QUERY_LIMIT_EXCEEDED', 'The document is too deep.')]);
    return refusal([error as GraphQLError], 'GRAPHQL_PARSE_FAILED');
  }
  if (broken) return refusal([callError('QUERY_LIMIT_EXCEEDED', broken)]);
  if (isForeign && changesSomething(document)) {
    return refusal([callError('FORBIDDEN', 'Another site may not change anything here.')]);
  }
  for (const name of unknown) onUnknown(name);
  const rules = isIntrospectable ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const hideSuggestions = !isIntrospectable;
  const mistakes = validate(schema, document, rules, { maxErrors: mostErrors, hideSuggestions });
  if (mistakes.length > 0) return refusal(mistakes, 'GRAPHQL_VALIDATION_FAILED');
  if (!variables) known.add(text, document);
  return document;
}

const refusal = (errors: ReadonlyArray<GraphQLError>, code: ErrorCode = 'BAD_REQUEST'): Answer => ({
  errors: errors.map((error) => wireError(error, code)),
});

const changesSomething = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION,
  );
