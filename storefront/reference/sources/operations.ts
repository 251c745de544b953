import type { GraphQLField } from 'graphql';
import { schema } from '../../server/graphql/schema/index.ts';
import type { OperationReference } from '../define.ts';
import { docstringAbove } from './docstrings.ts';

export type OperationKind = 'query' | 'mutation';

/** A field of the schema's root, and what beside it tells of it. */
export interface DocumentedOperation {
  readonly kind: OperationKind;
  readonly field: GraphQLField<unknown, unknown>;
  readonly about: string;
  readonly reference: OperationReference;
}

type Examples = Readonly<Record<string, { default: OperationReference }>>;

const folders: Readonly<Record<OperationKind, string>> = { query: 'queries', mutation: 'mutations' };

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../server/graphql/{queries,mutations}/**/*.ts', '!**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const examples: Examples = import.meta.glob('../../server/graphql/{queries,mutations}/examples/*.ts', { eager: true });

const kebab = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])[A-Z]|[A-Z](?=[a-z])/g, (capital, at: number) => (at === 0 ? '' : '-') + capital)
    .toLowerCase();

/** Every query and mutation of the schema, each with its example. What lacks is told in `complaints`, a sentence each. */
export function documentedOperations(complaints: string[]): ReadonlyArray<DocumentedOperation> {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const used = new Set<string>();
  const found = (Object.keys(roots) as OperationKind[]).flatMap((kind) =>
    Object.values(roots[kind]?.getFields() ?? {}).flatMap((field): ReadonlyArray<DocumentedOperation> => {
      const folder = `storefront/server/graphql/${folders[kind]}`;
      const file = `examples/${kebab(field.name)}.ts`;
      const path = `../../server/graphql/${folders[kind]}/${file}`;
      used.add(path);
      const reference = examples[path]?.default;
      const about = field.description ?? aboutOf(folders[kind], field.name);
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

/** The function's own docstring, else the one in the list of all. */
function aboutOf(folder: string, name: string): string | null {
  const own = Object.entries(sources).filter(([path]) => path.includes(`/graphql/${folder}/`));
  for (const [, source] of own) {
    const about = docstringAbove(source, name);
    if (about !== null) return about;
  }
  return null;
}
