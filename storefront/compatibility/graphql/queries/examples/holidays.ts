import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [{ title: 'The days off of three years', document: 'query{holidays}' }],
} satisfies OperationReference;
