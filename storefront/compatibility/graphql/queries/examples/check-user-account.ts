import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'Nothing', document: 'query{checkUserAccount{status}}' }],
} satisfies OperationReference;
