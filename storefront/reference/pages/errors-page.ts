import { megabyte } from '../../../components/file-upload/file-checks.ts';
import { errorKeys } from '../../../patterns/rules/error-catalogue.ts';
import type { ErrorCode } from '../../compatibility/graphql/errors.ts';
import { formBounds } from '../../platform/http/form-fields.ts';
import { uploadLimit } from '../../platform/uploads/upload-limit.ts';
import { blocks, code, table } from '../sources/markdown.ts';
import { codesTable, type Page } from './shared.ts';

/** What each code means, with the status that an address beside GraphQL has with it. */
const meanings: Readonly<Record<ErrorCode, readonly [status: string, meaning: string]>> = {
  BAD_REQUEST: [
    '405',
    'The method is another one than the call takes, or the document asks for what the schema forbids.',
  ],
  BAD_USER_INPUT: [
    '400, 404',
    'What was asked cannot be answered as it was asked: a date that is none, a thing that there is not.',
  ],
  FORBIDDEN: ['403', 'Another site may have sent this, and it would change something.'],
  GRAPHQL_PARSE_FAILED: ['', 'The body is no document.'],
  GRAPHQL_VALIDATION_FAILED: ['', 'The document names what the schema does not have.'],
  INTERNAL_SERVER_ERROR: ['500', 'The shop failed. What went wrong inside is not told.'],
  QUERY_LIMIT_EXCEEDED: ['413', 'The body or the document is above a limit.'],
  SERVICE_UNAVAILABLE: ['503', 'The shop is away for a moment; `Retry-After` says for how many seconds.'],
  TOO_MANY_REQUESTS: ['429', 'Asked too often; `Retry-After` says for how many seconds to wait.'],
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
    'Codes of the platform (`/shop/page/communicates`). Pages and mutations tell them.',
  ],
  [
    'Codes of checks',
    'validation.',
    'What `validateClientData` and `/ajax/validation.php` say of a value. Clients choose their text by the code.',
  ],
] as const;

/** What goes wrong, by codes and by statuses, with the shop's Polish sentences. */
export const errorsPage: Page = [
  'errors.md',
  blocks(
    '# Errors',
    'Sentences for shoppers are Polish and can be changed by the shop: the table `shop_texts` takes other words under the key. `{name}` is a place for a value. [All calls](README.md).',
    '## Codes of calls',
    'GraphQL answers them with 200 in `errors`, as far as a document arrived. Addresses under `/ajax/` have a status and `{"errors": [{"code", "message"}]}`, as elements where they answer XML.',
    table(
      ['Code', 'Status beside GraphQL', 'Meaning'],
      Object.entries(meanings).map(([name, [status, meaning]]) => [code(name), status || 'none', meaning]),
    ),
    '## Statuses of forms',
    table(
      ['Status', 'Meaning'],
      [
        ['303', 'Done. The page that it leads to says what happened.'],
        ['403', 'Another site may have sent the form.'],
        ['405', 'Another method than GET, HEAD and POST.'],
        ['409', 'It was right and is so no longer: somebody was faster, or a price has changed. Nothing was done.'],
        [
          '413',
          `The form is above ${formBounds.bytes / 1000} kB or has more than ${formBounds.fields} fields; where it may carry a file and comes in parts, it is above ${uploadLimit / megabyte} MB.`,
        ],
        [
          '422',
          'Something must be put right: the page stands there again with what was typed and a sentence at each field.',
        ],
        ['429', 'Too often; `Retry-After` says for how many seconds.'],
        ['503', 'The shop is away for a moment; `Retry-After` says for how many seconds.'],
      ],
    ),
    ...groups.map(([title, prefix, about]) =>
      blocks(`## ${title}`, about, codesTable(errorKeys.filter((key) => key.startsWith(prefix)))),
    ),
  ),
];
