import { asked } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'After a region was set',
      replay: 'nothing',
      before: asked('mutation{setRegion(SetRegionInput:{deliveryRegionId:1143020003}){status}}'),
      document: 'mutation{unsetTemporaryRegion{status error{code message}}}',
    },
  ],
} satisfies OperationReference;
