import { expect } from 'vitest';
import type { RunningShop } from '../../../testing/running-shop.ts';
import { schema } from '../schema/index.ts';
import { brokenClaims } from '../schema/broken-claims.ts';

/** What a client reads of an answer. */
export interface GraphqlAnswer {
  // Each test says what it expects of the data.
  // oxlint-disable-next-line no-explicit-any
  data?: any;
  errors?: ReadonlyArray<{ message: string; code: string; extensions: { code: string } }>;
}

/** Sends a body to the endpoint exactly as it stands; a text without a content type goes as text/plain, as from a browser. */
export const send = (
  shop: RunningShop,
  body: string,
  {
    label = '',
    headers = {},
    path = '/graphql/v1/',
  }: { label?: string; headers?: Record<string, string>; path?: string } = {},
): Promise<Response> => fetch(shop.url + path + label, { method: 'POST', body, headers });

/** Asks as most clients do, and reads an answer without errors that is as the schema describes it. */
export async function ask(shop: RunningShop, query: string, options: Parameters<typeof send>[2] = {}) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...options.headers };
  const response = await send(shop, JSON.stringify({ query }), { ...options, headers });
  const { data, errors } = (await response.json()) as GraphqlAnswer;
  expect({ status: response.status, errors }).toEqual({ status: 200, errors: undefined });
  expect(brokenClaims(schema, query, data)).toEqual([]);
  return data;
}
