import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    countryId: 'Region of the platform; by default the country to which this visitor’s goods go.',
  },
  examples: [{ title: 'What the provinces of Poland are', document: 'query{provinceTypes{id name}}' }],
} satisfies OperationReference;
