import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  codes: ['message.page_only_register'],
  examples: [
    {
      title: 'A client',
      replay: 'nothing',
      changesNothing: true,
      before: signedIn,
      document: 'mutation{snoozeMfaReminder{status error{code message}}}',
    },
  ],
} satisfies OperationReference;
