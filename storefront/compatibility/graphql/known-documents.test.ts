import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { KnownDocuments } from './known-documents.ts';

const isKept = (text: string) => {
  const known = new KnownDocuments();
  const document = parse(text);
  known.add(text, document);
  return known.get(text) === document;
};

it.each([
  '{ product(productId: 1) { product { name } } }',
  'query { a: productsTextSearch(searchInput: { text: "kubek" }) { products { name } } shop { name } }',
  'query { hotspots { ...some } } fragment some on HotspotsResult { name }',
])('caches a query of the catalogue: %s', (text) => expect(isKept(text)).toBe(true));

it.each([
  'query { validateClientData(clientDataInput: { loginAndPassword: { password: "secret" } }) { clientExists } }',
  '{ product(productId: 1) { product { name } } client { email } }',
  'mutation { login(login: "ania", password: "secret") { result } }',
  'mutation { product { name } }',
  '{ ...all } fragment all on Query { client { email } }',
  '{ ... on Query { client { email } } }',
])('does not cache a document with personal data: %s', (text) => expect(isKept(text)).toBe(false));

it('drops the least recently used', () => {
  const known = new KnownDocuments(40);
  const texts = [1, 2, 3].map((id) => `{products(n:${id}){a}}`);
  for (const text of texts) known.add(text, parse(text));
  expect(texts.map((text) => known.get(text) !== undefined)).toEqual([false, true, true]);
});
