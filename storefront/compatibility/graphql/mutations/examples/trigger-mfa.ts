import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    mode: 'Kind of the factor. Not read.',
  },
  codes: ['error.call.not_offered'],
  examples: [],
  refusals: [{ title: 'Any', document: 'mutation{triggerMfa(mode:"sms"){status error{code message}}}' }],
} satisfies OperationReference;
