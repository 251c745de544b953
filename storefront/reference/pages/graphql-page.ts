import { limits } from '../../compatibility/graphql/limits.ts';
import { blocks, fence, table } from '../sources/markdown.ts';
import type { Page } from './shared.ts';

const meanings: Readonly<Record<keyof typeof limits, string>> = {
  bytes: 'bytes of the body',
  tokens: 'words and signs of the document',
  depth: 'fields within fields',
  aliases: 'aliases',
  cost: 'cost: 1 per field, 10 per call and per item in its list arguments, 100 per call that returns a list',
};

/** How documents are sent. */
export const graphqlPage: Page = [
  'graphql.md',
  blocks(
    '# The GraphQL endpoint',
    'Documents go to `/graphql/v1/` by POST; `/graphql/v1` is the same address. [All calls](README.md).',
    '## The request',
    [
      '- The body is JSON with the document at `query`, or the document itself. The content type is ignored: existing clients send JSON as `text/plain`.',
      '- Every value is in the document. There are neither variables nor names of operations.',
      '- The query string is a label for the log of the sender: `?query=basket` is ignored.',
      '- Several calls may share a document under aliases, with or without separators.',
      '- A mutation is refused if another site may have sent it (`Origin`, `Sec-Fetch-Site`). Queries are not: another site cannot see the answer.',
    ].join('\n'),
    fence('http', 'POST /graphql/v1/?query=basket\nContent-Type: application/json'),
    fence('json', JSON.stringify({ query: '{basket{summaryBasket{productsCount}}}' })),
    '## The answer',
    'Every document is answered with 200, as `application/json; charset=utf-8`: `data`, and `errors` if any. No cache keeps it. Each error has its code at `code` and at `extensions.code`; see [errors](errors.md).',
    'Any field may be null: unknown or missing data are null without an error.',
    '## Limits',
    'A document above one of these is refused with the code `QUERY_LIMIT_EXCEEDED`. The largest documents of existing clients stay well below.',
    table(
      ['At most', 'What'],
      Object.entries(limits).map(([name, limit]) => [String(limit), meanings[name as keyof typeof limits]]),
    ),
  ),
];
