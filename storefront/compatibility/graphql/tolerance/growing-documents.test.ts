import {
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  parse,
  print,
  separateOperations,
  type GraphQLOutputType,
} from 'graphql';
import { expect, it } from 'vitest';
import { seeded } from '../../../platform/protection/testing/random.ts';
import { isFullRun } from '../../../../tests/full-run.ts';
import { KnownDocuments } from '../known-documents.ts';
import { runDocument, type Service } from '../run-document.ts';
import { schema } from '../schema/index.ts';
import { clientDocuments, clientFragments } from '../testing/client-documents.ts';
import { grown, parted } from '../testing/grown-documents.ts';
import { hiddenResolvers, withHiddenFields } from './hidden-fields.ts';

const documents = isFullRun ? 10_000 : 2500;

/** An answer of every field, two entries a list; the same each time. */
function answerOf(type: GraphQLOutputType, depth = 0): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [answerOf(nullable.ofType, depth), answerOf(nullable.ofType, depth)];
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  if (!isObjectType(nullable)) {
    const scalars: Record<string, unknown> = { Int: 29, Float: 12.5, Boolean: true, String: 'Kawa', ID: '7' };
    return scalars[nullable.name] ?? 'Kawa';
  }
  // Read when a document asks for it: types refer to each other.
  return Object.fromEntries(
    Object.values(nullable.getFields()).map((field) => [field.name, () => answerOf(field.type, depth + 1)]),
  );
}

const roots = [schema.getQueryType()!, schema.getMutationType()!];
const faults: Error[] = [];
const service: Service = {
  schema: withHiddenFields(schema),
  rootValue: {
    ...Object.fromEntries(
      roots.flatMap((root) =>
        Object.values(root.getFields()).map(({ name, type }) => [name, () => answerOf(type)] as const),
      ),
    ),
    ...hiddenResolvers,
  },
  isIntrospectable: false,
  known: new KnownDocuments(),
  onFault: (fault) => faults.push(fault),
  onUnknown: () => {},
};
const run = (text: string) =>
  runDocument(service, { text }, { context: { texts: { locale: 'pl' } }, isForeign: false, admit: async () => {} });

it(`${documents} documents of existing clients with unknown names are answered like those without`, async () => {
  const originals = await Promise.all(
    Object.values(clientDocuments).map(async (text) => {
      const [document] = Object.values(separateOperations(parse(text + clientFragments)));
      if (!document) throw new Error('A document has an operation.');
      const { data, errors } = await run(print(document));
      expect(errors).toBeUndefined();
      return { document, data: JSON.stringify(data) };
    }),
  );
  const random = seeded(20_261_125);
  let nulls = 0;
  let beyond = 0;
  for (let index = 0; index < documents; index += 1) {
    const { document, data } = originals[index % originals.length]!;
    const text = grown(document, random);
    // oxlint-disable-next-line no-await-in-loop -- ten thousand at once would not fit into memory
    const answer = await run(text);
    // A fragment that is spread often may grow beyond the limits, which hold for unknown fields as well.
    if (answer.errors?.[0]?.code === 'QUERY_LIMIT_EXCEEDED') {
      beyond += 1;
      continue;
    }
    const { rest, unknown } = parted(answer.data);
    nulls += unknown.length;
    if (answer.errors || JSON.stringify(rest) !== data || unknown.some((one) => one !== null))
      expect({ text, ...answer }).toEqual({ text, data: JSON.parse(data) as unknown });
  }
  expect(faults).toEqual([]);
  expect(beyond).toBeLessThan(documents / 10);
  expect(nulls).toBeGreaterThan(documents);
}, 240_000);
