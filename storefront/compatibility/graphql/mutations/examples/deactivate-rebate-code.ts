import { asked, inTurn, withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'After a code was used',
      replay: 'nothing',
      before: inTurn(withBasket([1002, 'uniw', '3']), asked('mutation{activateRebateCode(code:"SIEN10"){status}}')),
      document: 'mutation{deactivateRebateCode{status error{code message}}}',
    },
  ],
} satisfies OperationReference;
