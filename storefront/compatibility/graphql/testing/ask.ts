import { parse, validate } from 'graphql';
import { expect } from 'vitest';
import type { RunningShop } from '../../../testing/running-shop.ts';
import { schema } from '../schema/index.ts';
import { brokenClaims } from '../schema/broken-claims.ts';

/** The answer as a client reads it. */
export interface GraphqlAnswer {
  // Each test knows the type of the data.
  // oxlint-disable-next-line no-explicit-any
  data?: any;
  errors?: ReadonlyArray<{ message: string; code: string; extensions: { code: string } }>;
}

/** Sends a body to the endpoint unchanged; a text without a content type goes as text/plain, as from a browser. */
export const send = (
  shop: RunningShop,
  body: string,
  {
    label = '',
    headers = {},
    path = '/graphql/v1/',
  }: { label?: string; headers?: Record<string, string>; path?: string } = {},
): Promise<Response> => fetch(shop.url + path + label, { method: 'POST', body, headers });

/** Asks like most clients, and reads an answer that has no errors and matches the schema, which has every name of the document. */
export async function ask(shop: RunningShop, query: string, options: Parameters<typeof send>[2] = {}) {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...options.headers };
  const response = await send(shop, JSON.stringify({ query }), { ...options, headers });
  const { data, errors } = (await response.json()) as GraphqlAnswer;
  expect({ status: response.status, errors }).toEqual({ status: 200, errors: undefined });
  expect(brokenClaims(schema, query, data)).toEqual([]);
  return data;
}
