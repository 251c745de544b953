import type { OperationReference } from '../../../../reference/define.ts';

export default {
  codes: ['error.call.not_offered'],
  examples: [],
  refusals: [{ title: 'Any', document: 'mutation{snoozeMfaReminder{status error{code message}}}' }],
} satisfies OperationReference;
