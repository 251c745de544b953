import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    mode: '`app`: codes of an app. Another kind is refused.',
    default: 'Whether it becomes the default. Not read: it is the only kind.',
  },
  codes: ['message.page_only_register', 'error.call.mfa_verification_required', 'error.call.not_offered'],
  notes: [
    'Signing in must not be longer ago than 15 minutes: then `mfa_verification_required`. The second step is on once `verifyMfa` took a first code; until then each call makes a new secret.',
  ],
  examples: [
    {
      title: 'A client who has just signed in',
      replay: 'again',
      varying: { qrCodeBase64: '<PNG in Base64>' },
      before: signedIn,
      document: 'mutation{addMfa(mode:"app",default:true){status error{code message} qrCodeBase64}}',
    },
  ],
  refusals: [{ title: 'A guest', document: 'mutation{addMfa(mode:"app"){status error{code message} qrCodeBase64}}' }],
} satisfies OperationReference;
