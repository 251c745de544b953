import { parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { createShopClient } from '../../../patterns/contract/client/index.ts';
import { failingCalls, silentCalls } from '../../../patterns/contract/client/testing/every-call.ts';
import { schema } from '../../compatibility/graphql/schema/index.ts';

/** The server answers unknown names with null (ADR 36), so a typing mistake in a document of ours would not be seen. */
it('each document of our own client has only names of the schema, in both price kinds', async () => {
  const documents: string[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    const { body } = init ?? {};
    if (typeof body === 'string' && body.startsWith('{"query"')) {
      documents.push((JSON.parse(body) as { query: string }).query);
    }
    return Promise.reject(new TypeError('network'));
  };
  const clients = (['gross', 'net'] as const).map((priceType) =>
    createShopClient({ baseUrl: 'https://sklep.example', priceType, fetch }),
  );
  const calls = [...failingCalls, ...silentCalls];
  await Promise.allSettled(clients.flatMap((shop) => calls.map(async ([, , ask]) => ask(shop))));
  expect(documents.length).toBeGreaterThan(10);
  for (const document of documents) {
    expect([document, ...validate(schema, parse(document)).map(({ message }) => message)]).toEqual([document]);
  }
});
