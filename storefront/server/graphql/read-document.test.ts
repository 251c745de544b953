import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

describe('a body is read', () => {
  it.each([
    ['JSON with a query', '{"query":"{ hello }"}', { query: '{ hello }' }],
    ['a bare document', 'query { hello }', { query: 'query { hello }' }],
    ['a document that looks like JSON', '{ hello }', { query: '{ hello }' }],
    ['JSON without a query', '{"document":"{ hello }"}', { query: '{"document":"{ hello }"}' }],
    ['JSON of a list', '[{"query":"{ hello }"}]', { query: '[{"query":"{ hello }"}]' }],
    ['nothing', '', { query: '' }],
    [
      'variables and the name of an operation',
      '{"query":"query a { hello }","variables":{"x":1},"operationName":"a"}',
      { query: 'query a { hello }', variables: { x: 1 }, operationName: 'a' },
    ],
    ['variables that are none', '{"query":"{ hello }","variables":null}', { query: '{ hello }' }],
  ])('as %s', (_, body, expected) => {
    expect(readDocument(body)).toEqual(expected);
  });
});
