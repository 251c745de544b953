import { signedIn } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    { title: 'A client', before: signedIn, document: 'query{mfaSettings{status enabled modes{mode isDefault}}}' },
    { title: 'A guest', document: 'query{mfaSettings{status}}' },
  ],
} satisfies OperationReference;
