import {
  getNamedType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { schema as ownSchema } from '../../compatibility/graphql/schema/index.ts';
import type { OperationReference } from '../define.ts';
import { docstringAbove } from './docstrings.ts';
import { typesOf, wordless } from './graphql-types.ts';

export type OperationKind = 'query' | 'mutation';

/** A field of the schema's root, and its description. */
export interface DocumentedOperation {
  readonly kind: OperationKind;
  readonly field: GraphQLField<unknown, unknown>;
  readonly about: string;
  readonly reference: OperationReference;
}

/** The sources to search; paths are those of this folder. */
export interface OperationSources {
  readonly schema: GraphQLSchema;
  /** The text of each file beside the operations. */
  readonly sources: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, { default: OperationReference }>>;
}

const folders: Readonly<Record<OperationKind, string>> = { query: 'queries', mutation: 'mutations' };

const own: OperationSources = {
  schema: ownSchema,
  sources: import.meta.glob(['../../compatibility/graphql/{queries,mutations}/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  examples: import.meta.glob('../../compatibility/graphql/{queries,mutations}/examples/*.ts', { eager: true }),
};

/** `addProductsToBasketB2B` is `add-products-to-basket-b2b`. */
const kebab = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]|(?<=[A-Z\d])[A-Z](?=[a-z])/g, (capital) => `-${capital}`).toLowerCase();

/** Every query and mutation of the schema, each with its example. Missing parts go into `complaints`, a sentence each. */
export function documentedOperations(
  complaints: string[],
  { schema, sources, examples }: OperationSources = own,
): ReadonlyArray<DocumentedOperation> {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const used = new Set<string>();
  const found = (Object.keys(roots) as OperationKind[]).flatMap((kind) =>
    Object.values(roots[kind]?.getFields() ?? {}).flatMap((field): ReadonlyArray<DocumentedOperation> => {
      const folder = `storefront/compatibility/graphql/${folders[kind]}`;
      const file = `examples/${kebab(field.name)}.ts`;
      const path = `../../compatibility/graphql/${folders[kind]}/${file}`;
      used.add(path);
      const reference = examples[path]?.default;
      const about = field.description ?? aboutOf(sources, folders[kind], field.name);
      if (!reference) complaints.push(`The ${kind} ${field.name} has no example: write ${folder}/${file}.`);
      if (about === null)
        complaints.push(`The ${kind} ${field.name} has no docstring: say in ${folder} what it is for.`);
      return reference && about !== null ? [{ kind, field, about, reference }] : [];
    }),
  );
  for (const path of Object.keys(examples)) {
    if (!used.has(path)) complaints.push(`${path.replace('../../', 'storefront/')} is the example of no operation.`);
  }
  return found;
}

/** An argument's description: from the example file, else the schema, else its type; a number type has none. */
export function argumentWords(
  { reference: { arguments: documented = {} } }: Pick<DocumentedOperation, 'reference'>,
  { name, type, description }: GraphQLArgument,
): string | undefined {
  const named = getNamedType(type);
  return (
    documented[name] ?? description ?? (isSpecifiedScalarType(named) ? undefined : (named.description ?? undefined))
  );
}

/** The undescribed arguments, inputs and answers of these operations, a sentence each. */
export function undocumented(operations: ReadonlyArray<DocumentedOperation>): ReadonlyArray<string> {
  const silent = operations.flatMap((operation) =>
    operation.field.args
      .filter((argument) => !argumentWords(operation, argument)?.trim())
      .map(({ name }) => `The argument ${name} of ${operation.field.name} has no description.`),
  );
  return [...silent, ...wordless(new Set(operations.flatMap(({ field }) => typesOf(field))))];
}

/** The docstring of the function, or of the property in the list of all. */
function aboutOf(sources: OperationSources['sources'], folder: string, name: string): string | null {
  for (const [path, source] of Object.entries(sources)) {
    const about = path.includes(`/graphql/${folder}/`) ? docstringAbove(source, name) : null;
    if (about !== null) return about;
  }
  return null;
}
