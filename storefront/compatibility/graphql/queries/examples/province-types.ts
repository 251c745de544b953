import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'What the provinces of Poland are', document: 'query{provinceTypes{id name}}' }],
} satisfies OperationReference;
