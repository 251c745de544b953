import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'No list of provinces', document: 'query{provinces{id name}}' }],
} satisfies OperationReference;
