import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    changeValue: 'The new address or number. Not read.',
    changeMode: 'Where codes go. Not read.',
    mfaMode: 'Kind of the factor. Not read.',
  },
  codes: ['error.call.not_offered'],
  examples: [],
  refusals: [
    {
      title: 'Any',
      document:
        'mutation{updateVerificationMfa(changeValue:"600200300",changeMode:"sms",mfaMode:"sms"){status error{code message} success}}',
    },
  ],
} satisfies OperationReference;
