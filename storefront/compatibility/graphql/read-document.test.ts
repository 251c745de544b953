import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

describe('a body is read', () => {
  it.each([
    ['JSON with a query', '{"query":"{ hello }"}', '{ hello }'],
    ['JSON with more than a query', '{"query":"{ hello }","variables":null,"operationName":"a"}', '{ hello }'],
    ['a bare document', 'query { hello }', 'query { hello }'],
    ['a document that looks like JSON', '{ hello }', '{ hello }'],
    ['JSON without a query', '{"document":"{ hello }"}', '{"document":"{ hello }"}'],
    ['JSON with a query that is no text', '{"query":{"hello":1}}', '{"query":{"hello":1}}'],
    ['JSON of a list', '[{"query":"{ hello }"}]', '[{"query":"{ hello }"}]'],
    ['JSON of nothing', 'null', 'null'],
    ['nothing', '', ''],
  ])('as %s', (_, body, expected) => {
    expect(readDocument(body)).toBe(expected);
  });
});
