import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'No list of provinces', document: 'query{provinceTypes{id name}}' }],
} satisfies OperationReference;
