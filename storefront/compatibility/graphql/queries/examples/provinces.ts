import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'The provinces of Slovakia',
      document: 'query{provinces(countryId:1143020182){id name countryId}}',
    },
    { title: 'No list of provinces', document: 'query{provinces(countryId:1143020220){id name}}' },
  ],
} satisfies OperationReference;
