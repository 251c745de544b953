import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [15],
  notes: [
    'The first parameter named like a check is validated: a field of [validateClientData](../queries/validateClientData.md), also with `client_` before it, or `name`, `firm`, `nip`, `birth_date`, or a type of field. `code` and `message` come beside `errno` if it is 1.',
  ],
  parameters: {
    '<field>': 'The typed value, under the name of the check.',
    street_number: 'House number, for `street`.',
    country: 'The platform’s number of the region, or ISO 3166-1 alpha-2.',
    region: 'As `country`.',
    form: '`registration` for the rules of a registration.',
  },
  answer: [{ file: 'storefront/compatibility/ajax/validation/verdict.ts', name: 'verdict' }],
  examples: [
    { title: 'A valid value', request: { path: '/ajax/validation.php?client_email=hanna@poczta.example' } },
    {
      title: 'An invalid one, by POST',
      request: { path: '/ajax/validation.php', form: { client_zipcode: '3114', country: '1143020003' } },
    },
    {
      title: 'A street without a number',
      request: { path: '/ajax/validation.php?client_street=%C5%81obzowska&street_number=' },
    },
  ],
  refusals: [{ title: 'No parameter is a check', request: { path: '/ajax/validation.php?colour=red' } }],
} satisfies CallReference;
