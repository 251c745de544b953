import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { code: 'As typed; capitals and outer spaces do not matter.' },
  notes: [
    'A code replaces another. Its discount is computed whenever the basket is read. `rebates_code_worth` means that the basket’s worth is too low, and contains the minimum.',
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
      title: 'A basket below the minimum worth',
      before: withBasket([1002, 'uniw', '1']),
      document: 'mutation{activateRebateCode(code:"SIEN10"){status error{code message}}}',
    },
    {
      title: 'An unknown code',
      before: withBasket([1002, 'uniw', '3']),
      document: 'mutation{activateRebateCode(code:"NIC"){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
