import { megabyte } from '../../../components/file-upload/file-checks.ts';
import { errorKeys } from '../../../patterns/rules/error-catalogue.ts';
import type { ErrorCode } from '../../compatibility/graphql/errors.ts';
import { formBounds } from '../../platform/http/form-fields.ts';
import { uploadLimit } from '../../platform/uploads/upload-limit.ts';
import { blocks, code, table } from '../sources/markdown.ts';
import { codesTable, type Page } from './shared.ts';

/** The meaning of each code, and its status at an address beside GraphQL. */
const meanings: Readonly<Record<ErrorCode, readonly [status: string, meaning: string]>> = {
  BAD_REQUEST: ['405', 'The call does not allow the method, or the schema forbids the document.'],
  BAD_USER_INPUT: ['400, 404', 'The request cannot be answered: an invalid date, an unknown item.'],
  FORBIDDEN: ['403', 'A changing request that another site may have sent.'],
  GRAPHQL_PARSE_FAILED: ['', 'The body is no document.'],
  GRAPHQL_VALIDATION_FAILED: ['', 'The document does not match the schema.'],
  INTERNAL_SERVER_ERROR: ['500', 'The shop failed. The response has no details.'],
  QUERY_LIMIT_EXCEEDED: ['413', 'The body or the document is above a limit.'],
  SERVICE_UNAVAILABLE: ['503', 'The shop is briefly unavailable; `Retry-After` has the seconds.'],
  TOO_MANY_REQUESTS: ['429', 'Too many requests; `Retry-After` has the seconds to wait.'],
};

const groups = [
  [
    'Codes that orders and baskets are refused with',
    'error.call.',
    'In `errors[0].code` and `errors[0].extensions.code`, or in the `error` of a mutation.',
  ],
  [
    'Messages about people and orders',
    'message.',
    'Codes of the platform (`/shop/page/communicates`). Pages and mutations show them.',
  ],
  [
    'Codes of checks',
    'validation.',
    'The verdicts of `validateClientData` and `/ajax/validation.php`. Clients choose their text by the code.',
  ],
] as const;

/** Errors by code and status, with the shop's Polish sentences. */
export const errorsPage: Page = [
  'errors.md',
  blocks(
    '# Errors',
    'Sentences for shoppers are Polish and can be changed by the shop: the table `shop_texts` overrides them by key. `{name}` is a placeholder. [All calls](README.md).',
    '## Codes of calls',
    'GraphQL answers any document with 200 and these in `errors`. Addresses under `/ajax/` have a status and `{"errors": [{"code", "message"}]}`, as elements in XML answers.',
    table(
      ['Code', 'Status beside GraphQL', 'Meaning'],
      Object.entries(meanings).map(([name, [status, meaning]]) => [code(name), status || 'none', meaning]),
    ),
    '## Statuses of forms',
    table(
      ['Status', 'Meaning'],
      [
        ['303', 'Done. The page that it leads to shows the result.'],
        ['403', 'Another site may have sent the form.'],
        ['405', 'Another method than GET, HEAD and POST.'],
        ['409', 'No longer valid: another customer was faster, or a price has changed. Nothing was done.'],
        [
          '413',
          `The form is above ${formBounds.bytes / 1000} kB or has more than ${formBounds.fields} fields; a multipart form that may carry a file is above ${uploadLimit / megabyte} MB.`,
        ],
        ['422', 'Invalid values: the page is shown again with the typed values and a sentence at each field.'],
        ['429', 'Too many requests; `Retry-After` has the seconds.'],
        ['503', 'The shop is briefly unavailable; `Retry-After` has the seconds.'],
      ],
    ),
    ...groups.map(([title, prefix, about]) =>
      blocks(`## ${title}`, about, codesTable(errorKeys.filter((key) => key.startsWith(prefix)))),
    ),
  ),
];
