import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

describe('a body is read', () => {
  it.each([
    ['JSON with a query', '{"query":"{ hello }"}', '{ hello }'],
    ['JSON with more than a query', '{"query":"{ hello }","variables":null,"operationName":"a"}', '{ hello }'],
    ['a bare document', 'query { hello }', 'query { hello }'],
    ['a document that looks like JSON', '{ hello }', '{ hello }'],
    ['JSON without a query', '{"document":"{ hello }"}', '{"document":"{ hello }"}'],
    ['JSON with a non-text query', '{"query":{"hello":1}}', '{"query":{"hello":1}}'],
    ['a JSON list', '[{"query":"{ hello }"}]', '[{"query":"{ hello }"}]'],
    ['JSON null', 'null', 'null'],
    ['nothing', '', ''],
  ])('as %s', (_, body, expected) => {
    expect(readDocument(body)).toEqual({ text: expected });
  });

  it('with its variables', () => {
    expect(readDocument('{"query":"{ hello }","variables":{"id":29}}')).toEqual({
      text: '{ hello }',
      variables: { id: 29 },
    });
  });
});
