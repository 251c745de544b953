import { asked } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'After a zip code was set',
      replay: 'nothing',
      before: asked('mutation{setTemporaryZipcode(zipcode:"31-145"){status}}'),
      document: 'mutation{unsetTemporaryZipcode{status error{code message}}}',
    },
  ],
} satisfies OperationReference;
