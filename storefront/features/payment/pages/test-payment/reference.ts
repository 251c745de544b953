import { onlineOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'The page of the test provider: decides the payment, and how the shop is notified.',
  parameters: {
    id: 'In the address: the payment at the test provider.',
    decision: '`accept`, `refuse`, `unsupported` (the kind of card) or `leave`.',
    notify: '`once`, `five` times, `late` or `never`.',
  },
  examples: [
    {
      title: 'A paid card',
      replay: 'nothing',
      request: async (visitor) => {
        const order = await onlineOrder(visitor, '/order-newpayment.php');
        await visitor.send({ path: order, form: { payform_id: '11' } });
        const prepaid = order.replace('/order-newpayment.php', '/prepaid.php');
        const started = await visitor.send({ path: prepaid, form: { blik_code: '' } });
        return { path: started.headers.get('location') ?? '', form: { decision: 'accept', notify: 'once' } };
      },
      varying: { key: 'key of the order', id: 'payment at the test provider' },
    },
  ],
  refusals: [
    {
      title: 'A payment that the provider does not know',
      request: { path: '/test-payment.php?id=TEST-0123456789abcdef', form: { decision: 'accept', notify: 'once' } },
    },
  ],
} satisfies FormReference;
