import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { mode: '`app`. Another kind is refused.' },
  codes: ['message.page_only_register', 'error.call.mfa_verification_required', 'error.call.not_offered'],
  examples: [
    {
      title: 'A client who has just signed in',
      replay: 'nothing',
      changesNothing: true,
      before: signedIn,
      document: 'mutation{removeMfa(mode:"app"){status error{code message} success}}',
    },
  ],
  refusals: [{ title: 'A guest', document: 'mutation{removeMfa(mode:"app"){status error{code message}}}' }],
} satisfies OperationReference;
