import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    countryId: 'Region of the platform; by default the country to which this visitor’s goods go.',
  },
  examples: [
    {
      title: 'The provinces of Slovakia',
      document: 'query{provinces(countryId:1143020182){id name countryId}}',
    },
    { title: 'No list of provinces', document: 'query{provinces(countryId:1143020220){id name}}' },
  ],
} satisfies OperationReference;
