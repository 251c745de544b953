import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { CallReference, OperationReference } from '../define.ts';
import { documentedCalls } from './calls.ts';
import { docstringAbove, docstringOfCall, docstringText, firstSentence } from './docstrings.ts';
import { sharedTypes, typesOf } from './graphql-types.ts';
import { anchor, prose, table } from './markdown.ts';
import { documentedOperations, undocumented } from './operations.ts';

const operation: { default: OperationReference } = { default: { examples: [{ title: 'Asks', document: '{a}' }] } };
const call: { default: CallReference } = {
  default: { parameters: {}, examples: [{ title: 'Asks', request: { path: '/' } }] },
};

describe('gaps of the schema', () => {
  const asked = (sdl: string, documented: Readonly<Record<string, string>> = {}) =>
    undocumented(
      Object.values(buildSchema(sdl).getQueryType()!.getFields()).map((field) => ({
        kind: 'query',
        field,
        about: 'Asks.',
        reference: { examples: [], arguments: documented },
      })),
    );

  it('are none if every field, word and argument is described', () => {
    const sdl = `
      "What to ask." input Question { "Which." id: Int, "How." kind: Kind }
      enum Kind { "Quick." quick }
      type Answer { "In grosze." cost: Int }
      type Query { ask(question: Question, "Not read." limit: Int): Answer }`;
    expect(asked(sdl)).toEqual([]);
  });

  it('are reported: an input field, an answer field, a word, a scalar, an argument', () => {
    const sdl = `
      input Question { id: Int, kind: Kind }
      enum Kind { quick }
      scalar Any
      type Answer { "" cost: Any, "How much." worth: Int }
      type Query { ask(question: Question, limit: Int, documented: Int): Answer }`;
    expect(
      asked(sdl, { documented: 'Described by the example.' }).map((complaint) => complaint.split(' has no')[0]),
    ).toEqual([
      'The argument question of ask',
      'The argument limit of ask',
      'Question.id',
      'Question.kind',
      'Kind.quick',
      'Answer.cost',
      'Any',
    ]);
  });
});

describe('operations', () => {
  const schema = buildSchema('type Query { a: Int, getB2C: Int } type Mutation { orderCreate: Int }');
  const sources = {
    '../../compatibility/graphql/queries/a.ts': '/** Returns a. */\nexport async function a() {}',
    '../../compatibility/graphql/queries/index.ts': '  /** Returns b. */\n  getB2C: () => null,',
    '../../compatibility/graphql/mutations/order.ts': 'export const orderCreate = 1;',
  };

  it('are all of the schema, with their docstrings', () => {
    const complaints: string[] = [];
    const examples = {
      '../../compatibility/graphql/queries/examples/a.ts': operation,
      '../../compatibility/graphql/queries/examples/get-b2c.ts': operation,
    };
    const query = buildSchema('type Query { a: Int, getB2C: Int }');
    const found = documentedOperations(complaints, { schema: query, sources, examples });
    expect(complaints).toEqual([]);
    expect(found.map(({ kind, field, about }) => [kind, field.name, about])).toEqual([
      ['query', 'a', 'Returns a.'],
      ['query', 'getB2C', 'Returns b.'],
    ]);
  });

  it('are reported without example or docstring, and so are examples without an operation', () => {
    const complaints: string[] = [];
    const examples = {
      '../../compatibility/graphql/queries/examples/a.ts': operation,
      '../../compatibility/graphql/mutations/examples/order-create.ts': operation,
      '../../compatibility/graphql/queries/examples/gone.ts': operation,
    };
    const found = documentedOperations(complaints, { schema, sources, examples });
    expect(found.map(({ field }) => field.name)).toEqual(['a']);
    expect(complaints).toEqual([
      'The query getB2C has no example: write storefront/compatibility/graphql/queries/examples/get-b2c.ts.',
      'The mutation orderCreate has no docstring: say in storefront/compatibility/graphql/mutations what it is for.',
      'storefront/compatibility/graphql/queries/examples/gone.ts is the example of no operation.',
    ]);
  });

  it('share types used by several', () => {
    const { a, b } = buildSchema(
      'type Query { a(in: In): A, b: B } type A { b: B, c: C } type B { a: Int } type C { a: A } input In { in: In }',
    )
      .getQueryType()!
      .getFields();
    expect(typesOf(a!).map(({ name }) => name)).toEqual(['In', 'A', 'B', 'C']);
    expect(sharedTypes([a!, b!]).map(({ name }) => name)).toEqual(['B']);
  });
});

describe('calls', () => {
  const sources = {
    'x.ts': "/** Returns x (spec 7, call 4; wire contract 2.5). */\nexport const xCall = ajaxCall({\n  name: 'x',\n});",
  };

  it('are those of the site, each with its docstring and its example', () => {
    const complaints: string[] = [];
    const calls = [
      { name: 'x', paths: ['/x.php'] as const },
      { name: 'y', paths: ['/y.php'] as const },
    ];
    const examples = { '../../compatibility/ajax/examples/x.ts': call, '../../compatibility/ajax/examples/z.ts': call };
    const found = documentedCalls(complaints, { calls, sources, examples });
    expect(found.map(({ name, about }) => [name, about])).toEqual([['x', 'Returns x.']]);
    expect(complaints).toEqual([
      'The call y has no example: write storefront/compatibility/ajax/examples/y.ts.',
      'The call y (/y.php) has no docstring: say what it is for.',
      'storefront/compatibility/ajax/examples/z.ts is the example of no call.',
    ]);
  });
});

describe('docstrings', () => {
  it('are read without stars, line breaks and the rule reference', () => {
    expect(docstringText('/**\n * One line\n * and another (wire contract 2.4).\n *\n * A paragraph.\n */')).toBe(
      'One line and another.\n\nA paragraph.',
    );
  });

  it('belong to the name below, not to another one', () => {
    const source = '/** Of a. */\nexport const a = 1;\nexport const b = 2;\n/** Of ab. */\nexport function ab() {}';
    expect([docstringAbove(source, 'a'), docstringAbove(source, 'b'), docstringAbove(source, 'ab')]).toEqual([
      'Of a.',
      null,
      'Of ab.',
    ]);
    expect(docstringOfCall(source, 'a')).toBeNull();
  });

  it('end no sentence inside an address', () => {
    expect(firstSentence('Asks /ajax/get.php for 1.5 m. And more.')).toBe('Asks /ajax/get.php for 1.5 m.');
    expect(firstSentence('no end')).toBe('no end');
  });
});

describe('Markdown', () => {
  it('escapes its signs, but keeps names as code', () => {
    expect(prose('`a_b` and a_b* <i>')).toBe('`a_b` and a\\_b\\* \\<i\\>');
  });

  it('keeps a table intact with any cell content', () => {
    expect(table(['A'], [['`x|y`'], ['\\|']])).toBe('| A |\n| --- |\n| `x\\|y` |\n| \\| |');
  });

  it('links headings', () => {
    expect(anchor('Codes of calls')).toBe('#codes-of-calls');
    expect(anchor('ProductPrice')).toBe('#productprice');
  });
});
