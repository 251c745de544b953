import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { mode: '`app`. It is the only kind, so where it is on, it is the default.' },
  codes: ['message.page_only_register', 'error.call.not_offered'],
  examples: [],
  refusals: [{ title: 'A guest', document: 'mutation{setDefaultMfa(mode:"app"){status error{code message}}}' }],
} satisfies OperationReference;
