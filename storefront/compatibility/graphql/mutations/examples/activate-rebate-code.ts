import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { code: 'As it is typed; capitals and spaces around it make no difference.' },
  notes: [
    'A code takes the place of another. What it takes off is counted anew whenever the basket is read. `rebates_code_worth` says that the basket is not worth enough, and from which amount on the code works.',
  ],
  codes: [
    'message.rebates_code_undefined',
    'message.rebates_code_notbegun',
    'message.rebates_code_expired',
    'message.rebates_code_used',
  ],
  examples: [
    {
      title: 'Ten per cent off',
      replay: 'nothing',
      before: withBasket([1002, 'uniw', '3']),
      document: `mutation{
  activateRebateCode(code:"SIEN10"){status error{code message}}
}`,
    },
  ],
  refusals: [
    {
      title: 'A basket that is not worth enough',
      before: withBasket([1002, 'uniw', '1']),
      document: 'mutation{activateRebateCode(code:"SIEN10"){status error{code message}}}',
    },
    {
      title: 'A code that there is not',
      before: withBasket([1002, 'uniw', '3']),
      document: 'mutation{activateRebateCode(code:"NIC"){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
