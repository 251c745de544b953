import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'Whether the endpoint answers', document: 'query { hello }' }],
} satisfies OperationReference;
