import { buildSchema, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { callError, shopError, type ShopErrorCode } from './errors.ts';
import { KnownDocuments } from './known-documents.ts';
import { limits } from './limits.ts';
import { runDocument, type Service } from './run-document.ts';
import { hiddenResolvers, withHiddenFields } from './tolerance/hidden-fields.ts';

const schema = withHiddenFields(
  buildSchema(`
  type Query { products: String hello: String count: Int secret: String wrong: String refused(code: String): String later: Later }
  type Later { now: String secret: String }
  type Mutation { change: String }
`),
);

function serviceWith(more: Partial<Service> = {}) {
  const faults: unknown[] = [];
  const changes: string[] = [];
  const unknown: string[] = [];
  const service: Service = {
    schema,
    rootValue: {
      hello: (_: object, context: string) => `hello, ${context}`,
      count: () => 1.5,
      secret: () => {
        throw new Error('password=abc at /srv/shop/store.ts');
      },
      wrong: () => {
        throw callError('BAD_USER_INPUT', 'A date is YYYY-MM-DD.');
      },
      refused: ({ code }: { code: ShopErrorCode }) => {
        throw shopError(code, { locale: 'pl' });
      },
      later: () => ({
        now: 'now',
        secret: () => Promise.reject(new Error('password=abc')),
      }),
      change: () => changes.push('changed') && 'changed',
      ...hiddenResolvers,
    },
    isIntrospectable: false,
    known: new KnownDocuments(),
    onFault: (fault) => faults.push(fault),
    onUnknown: (name) => unknown.push(name),
    ...more,
  };
  const run = (text: string, isForeign = false) =>
    runDocument(service, { text }, { context: 'Ewa', isForeign, admit: () => Promise.resolve() });
  return { service, run, faults, changes, unknown };
}

describe('a document', () => {
  it('is executed with the context of its request', async () => {
    expect(await serviceWith().run('{ hello }')).toEqual({ data: { hello: 'hello, Ewa' } });
  });

  it('is executed again when repeated, for its new client', async () => {
    const { service } = serviceWith({ rootValue: { products: (_: object, context: string) => context } });
    const admitted: string[] = [];
    const run = (context: string) =>
      runDocument(
        service,
        { text: '{ products }' },
        {
          context,
          isForeign: true,
          admit: async () => void admitted.push(context),
        },
      );
    expect([await run('Ewa'), await run('Jan')]).toEqual([
      { data: { products: 'Ewa' } },
      { data: { products: 'Jan' } },
    ]);
    expect(service.known.get('{ products }')).toBeDefined();
    expect(admitted).toEqual(['Ewa', 'Jan']);
  });

  it('may repeat selections and part fields by commas', async () => {
    const { data } = await serviceWith().run('{ hello, hello, a: hello later { now now, now } }');
    expect(data).toEqual({ hello: 'hello, Ewa', a: 'hello, Ewa', later: { now: 'now' } });
  });

  it('may have variables, whose values are counted and measured like written ones', async () => {
    const { service } = serviceWith();
    const admitted: string[] = [];
    const run = (text: string, variables: Record<string, unknown>) =>
      runDocument(
        service,
        { text, variables },
        {
          context: 'Ewa',
          isForeign: false,
          admit: async (document) => void admitted.push(print(document)),
        },
      );
    const text = 'query ($code: String = "115", $unused: Gone!) { refused(code: $code) }';
    expect((await run(text, {})).errors?.map(({ code }) => code)).toEqual(['115']);
    expect((await run(text, { code: '123' })).errors?.map(({ code }) => code)).toEqual(['123']);
    expect(admitted).toEqual(['{\n  refused(code: "115")\n}', '{\n  refused(code: "123")\n}']);
    const { data, errors } = await run('query ($list: [Int]) { refused(code: $list) }', {
      list: Array.from({ length: limits.cost }, () => 1),
    });
    expect([data, errors?.map(({ code }) => code)]).toEqual([undefined, ['QUERY_LIMIT_EXCEEDED']]);
  });

  it.each([100, 1000, 2000, 3999])('of %d nested fields is rejected without an overflow', async (depth) => {
    const { run, faults } = serviceWith();
    const { data, errors } = await run(`${'{a'.repeat(depth)}${'}'.repeat(depth)}`);
    expect(data).toBeUndefined();
    expect(['QUERY_LIMIT_EXCEEDED', 'GRAPHQL_PARSE_FAILED']).toContain(errors?.[0]?.code);
    expect(faults).toEqual([]);
  });

  it('with a syntax error is answered with its place and a code at both places', async () => {
    expect(await serviceWith().run('{ hello')).toEqual({
      errors: [
        {
          message: 'Syntax Error: Expected Name, found <EOF>.',
          code: 'GRAPHQL_PARSE_FAILED',
          locations: [{ line: 1, column: 8 }],
          extensions: { code: 'GRAPHQL_PARSE_FAILED' },
        },
      ],
    });
  });

  it('with an unknown field is answered: null, which reveals no existing one', async () => {
    const { run, unknown } = serviceWith();
    expect(await run('{ helo hello }')).toEqual({ data: { helo: null, hello: 'hello, Ewa' } });
    expect(unknown).toEqual(['Query.helo']);
  });

  it.each(['{ __schema { types { name } } }', '{ __type(name: "Query") { fields { name } } }'])(
    'may not query the schema: %s',
    async (query) => {
      const { data, errors } = await serviceWith().run(query);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.message).toMatch('introspection has been disabled');
      const open = await serviceWith({ isIntrospectable: true }).run(query);
      expect(open.errors).toBeUndefined();
    },
  );

  it('of several operations does not select one', async () => {
    const { data, errors } = await serviceWith().run('query a { hello } query b { hello }');
    expect(data).toBeUndefined();
    expect(errors?.map(({ code }) => code)).toEqual(['BAD_REQUEST']);
  });

  it('above a limit is not executed', async () => {
    const { data, errors } = await serviceWith().run(`{ ${'hello '.repeat(limits.cost)} }`);
    expect(data).toBeUndefined();
    expect(errors?.map(({ code }) => code)).toEqual(['QUERY_LIMIT_EXCEEDED']);
  });

  it('with too many tokens is not read to its end', async () => {
    const { errors } = await serviceWith().run(`{ ${'hello '.repeat(limits.tokens)} }`);
    expect(errors?.[0]?.message).toMatch(`more than ${limits.tokens} tokens`);
    expect(errors?.[0]?.code).toBe('GRAPHQL_PARSE_FAILED');
  });
});

describe('a document from a foreign page', () => {
  it('reads public data', async () => {
    expect(await serviceWith().run('{ hello }', true)).toEqual({ data: { hello: 'hello, Ewa' } });
  });

  it.each(['mutation { change }', 'query a { hello } mutation b { change }'])('changes nothing: %s', async (query) => {
    const { run, changes } = serviceWith();
    expect((await run(query, true)).errors?.map(({ code }) => code)).toEqual(['FORBIDDEN']);
    expect(changes).toEqual([]);
  });

  it('differs from one of ours', async () => {
    expect(await serviceWith().run('mutation { change }')).toEqual({ data: { change: 'changed' } });
  });
});

describe('an internal error', () => {
  it('is masked, with a code at both places, and reported', async () => {
    const { run, faults } = serviceWith();
    const answer = await run('{ hello secret later { now secret } }');
    expect(answer.data).toEqual({ hello: 'hello, Ewa', secret: null, later: { now: 'now', secret: null } });
    expect(answer.errors?.map(({ message, code, path, extensions }) => ({ message, code, path, extensions }))).toEqual(
      [['secret'], ['later', 'secret']].map((path) => ({
        message: 'The shop could not answer.',
        code: 'INTERNAL_SERVER_ERROR',
        path,
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      })),
    );
    expect(JSON.stringify(answer)).not.toMatch(/password|srv/);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toEqual(new Error('password=abc at /srv/shop/store.ts'));
  });

  it('is also an answer that breaks the schema', async () => {
    const { run, faults } = serviceWith();
    const { data, errors } = await run('{ hello count }');
    expect(data).toEqual({ hello: 'hello, Ewa', count: null });
    expect(errors?.map(({ message, code }) => [message, code])).toEqual([
      ['The shop could not answer.', 'INTERNAL_SERVER_ERROR'],
    ]);
    expect(faults).toHaveLength(1);
  });

  it('is not a mistake of the client', async () => {
    const { run, faults } = serviceWith();
    const { errors } = await run('{ wrong }');
    expect(faults).toEqual([]);
    expect(errors?.[0]).toMatchObject({ message: 'A date is YYYY-MM-DD.', code: 'BAD_USER_INPUT' });
  });
});

describe('a refusal of the shop', () => {
  it.each([
    ['32', 'Wpisz numer domu.'],
    ['100', 'Ten produkt jest tylko dla klientów hurtowych.'],
    ['109', 'Zamówienie hurtowe jest za małe.'],
    ['110', 'Ktoś kupił przed chwilą ostatnie sztuki. Zmień zamówienie.'],
    ['115', 'Koszyk jest pusty.'],
    ['123', 'Wartość zamówienia jest za duża.'],
  ])('has the code %s at both places and its sentence', async (code, message) => {
    const { run, faults } = serviceWith();
    const { errors } = await run(`{ refused(code: "${code}") }`);
    expect(errors).toEqual([expect.objectContaining({ message, code, extensions: { code } })]);
    expect(faults).toEqual([]);
  });
});
