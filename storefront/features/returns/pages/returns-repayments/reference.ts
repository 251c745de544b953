import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { aboutOrder, ofNoOrder, orderParameters, varying } from '../../../../reference/asking/about-order.ts';

const before = withOrder([1002, 'uniw', '1']);

export default {
  about: 'Chooses how the money goes back.',
  parameters: {
    ...orderParameters,
    return_type: '`t` to the balance of an account, `b` by transfer, `o` as it was paid, `x` as described.',
    bank_account: 'Of `b`: the account.',
    return_text: 'Of `x`: at least 3 characters.',
  },
  codes: ['error.return.noRefundForm', 'error.return.customRefundForm', 'validation.incorrect_iban'],
  examples: [
    {
      title: 'Kept, and led back to the step that is missing',
      before,
      request: aboutOrder('returns-repayments', { return_type: 'x', return_text: 'Gotówką w salonie' }),
      varying,
      replay: 'nothing',
    },
  ],
  refusals: [ofNoOrder('returns-repayments', { return_type: 'b' })],
} satisfies FormReference;
