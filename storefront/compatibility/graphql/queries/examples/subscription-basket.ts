import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'Nothing', document: 'query{subscriptionBasket{status}}' }],
} satisfies OperationReference;
