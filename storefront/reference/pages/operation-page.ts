import type { GraphQLNamedType } from 'graphql';
import { getNamedType } from 'graphql';
import { askGraphql, type GraphqlSeen } from '../asking/ask.ts';
import type { ReferenceShops } from '../asking/reference-shop.ts';
import { describeType, typedTable, typesOf, typeText, type Place } from '../sources/graphql-types.ts';
import { anchor, blocks, fence, link, prose, words } from '../sources/markdown.ts';
import { argumentWords, type DocumentedOperation } from '../sources/operations.ts';
import { callsSentence, codesTable, examplesHeading, type Page } from './shared.ts';

export const operationPath = ({ kind, field }: Pick<DocumentedOperation, 'kind' | 'field'>): string =>
  `${kind === 'query' ? 'queries' : 'mutations'}/${field.name}.md`;

/** The page of one query or mutation. `shared` are the types on the page of types. */
export async function operationPage(
  operation: DocumentedOperation,
  shared: ReadonlySet<GraphQLNamedType>,
  shops: ReferenceShops,
): Promise<Page> {
  const { kind, field, about, reference } = operation;
  const { calls, notes = [], codes = [], examples, refusals = [] } = reference;
  const visit = kind === 'query' ? shops.read : shops.visit;
  const answered = await inOrder(examples, (one) => askGraphql(visit, one));
  const refused = await inOrder(refusals, (one) => askGraphql(visit, one));
  for (const { title, answer } of answered) {
    if (isRefused(answer)) throw new Error(`The example "${title}" of ${field.name} fails: ${JSON.stringify(answer)}`);
  }
  for (const { title, answer } of refused) {
    if (!isRefused(answer))
      throw new Error(`The refusal "${title}" of ${field.name} is none: ${JSON.stringify(answer)}`);
  }

  const placeOf: Place = (type) => (shared.has(type) ? `../types.md${anchor(type.name)}` : anchor(type.name));
  const own = typesOf(field).filter((type) => !shared.has(type));
  const sent = new Set(field.args.flatMap(({ type }) => typesWithin(getNamedType(type), own)));
  const described = (types: ReadonlyArray<GraphQLNamedType>) =>
    types.map((type) => blocks(`### ${type.name}`, describeType(type, placeOf)));

  const text = blocks(
    `# ${kind === 'query' ? 'Query' : 'Mutation'} \`${field.name}\``,
    prose(about),
    callsSentence(calls),
    `Sent to the [GraphQL endpoint](../graphql.md). ${link('All calls', '../README.md')}.`,
    ...notes,
    '## Arguments',
    argumentsTable(operation, placeOf),
    ...described(own.filter((type) => sent.has(type))),
    '## Answer',
    `${typeText(field.type, placeOf)}, each field only if the document names it.`,
    ...described(own.filter((type) => !sent.has(type))),
    '## Errors',
    `Those of ${link('every document', '../errors.md#codes-of-calls')}.${codes.length > 0 ? ' Besides, the answer may carry:' : ''}`,
    codes.length > 0 && codesTable(codes),
    ...refused.flatMap((seen) => exchange(seen)),
    examplesHeading(answered.length),
    ...answered.flatMap((seen) => exchange(seen)),
  );
  return [operationPath(operation), text];
}

/** Mutations refuse within their answer: with a status, or with `errors`. */
const isRefused = ({ data, errors }: GraphqlSeen['answer']): boolean =>
  errors !== undefined || /"status":"error"/.test(JSON.stringify(Object.values(data ?? {}).map(withoutResults)));

/** Of several items some may be refused. */
const withoutResults = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null ? { ...answer, results: undefined } : answer;

function argumentsTable(operation: DocumentedOperation, placeOf: Place): string {
  const { field, reference } = operation;
  const { arguments: documented = {} } = reference;
  const unknown = Object.keys(documented).filter((name) => !field.args.some((argument) => argument.name === name));
  if (unknown.length > 0)
    throw new Error(`${field.name} has no argument ${unknown.join(', ')}, but its example has it.`);
  if (field.args.length === 0) return 'None.';
  const rows = field.args.map((argument) => {
    const { name, type } = argument;
    return { name, type, description: argumentWords(operation, argument) };
  });
  return typedTable('Argument', rows, placeOf);
}

const exchange = ({ title, document, answer }: GraphqlSeen): ReadonlyArray<string> => [
  `### ${words(title)}`,
  'Document:',
  fence('graphql', document),
  'Answer:',
  fence('json', JSON.stringify(answer)),
];

/** The types of a list that one type leads to. */
function typesWithin(from: GraphQLNamedType, list: ReadonlyArray<GraphQLNamedType>): ReadonlyArray<GraphQLNamedType> {
  const reached = new Set(typesOf({ args: [], type: from } as unknown as Parameters<typeof typesOf>[0]));
  return list.filter((type) => reached.has(type));
}

/** One visit after the other: they share two cores and the database's folder. */
export async function inOrder<From, To>(list: ReadonlyArray<From>, ask: (one: From) => Promise<To>): Promise<To[]> {
  const answers: To[] = [];
  for (const one of list) answers.push(await ask(one));
  return answers;
}
