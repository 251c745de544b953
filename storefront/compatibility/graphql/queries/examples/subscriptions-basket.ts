import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'Nothing', document: 'query{subscriptionsBasket{status}}' }],
} satisfies OperationReference;
