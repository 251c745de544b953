import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'Somebody who is not logged in', document: 'query{client{type email login}}' }],
} satisfies OperationReference;
