import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    code: 'The typed code. Not read.',
    rememberDevice: 'Whether this browser is trusted. Not read.',
  },
  codes: ['error.call.not_offered'],
  examples: [],
  refusals: [
    {
      title: 'Any',
      document: 'mutation{verifyMfa(code:"123456",rememberDevice:true){status error{code message} isPinValid}}',
    },
  ],
} satisfies OperationReference;
