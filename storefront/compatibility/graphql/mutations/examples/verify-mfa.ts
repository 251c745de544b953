import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    code: 'Of the app, six digits; where a sign-in waits, also a recovery code of ten.',
    rememberDevice: 'Whether this browser is trusted. Not read: each sign-in asks for a code.',
  },
  codes: ['error.call.mfa_verification_required'],
  notes: [
    'After `login` was answered with `mfa_verification_required`, it finishes that sign-in; for a signed-in client it takes the first code after `addMfa`. A code is accepted once; `wrongCodes` wrong ones in a row stop all for `wrongCodesPause`.',
  ],
  examples: [],
  refusals: [
    {
      title: 'No sign-in waits',
      document: 'mutation{verifyMfa(code:"123456",rememberDevice:true){status error{code message} isPinValid}}',
    },
  ],
} satisfies OperationReference;
