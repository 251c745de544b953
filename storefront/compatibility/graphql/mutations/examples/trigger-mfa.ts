import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { mode: '`app`. Nothing is sent: an app shows its codes itself.' },
  codes: ['error.call.not_offered'],
  examples: [],
  refusals: [
    { title: 'No sign-in waits for a code', document: 'mutation{triggerMfa(mode:"sms"){status error{code message}}}' },
  ],
} satisfies OperationReference;
