import { onlineOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Starts the payment of an order: by a BLIK code, or on the page of the provider.',
  parameters: {
    order_number: 'In the address: the number of the order.',
    key: 'In the address: its key; its signed-in client needs none.',
    blik_code: 'Six digits, for BLIK alone.',
    regulations: '`1` for a fast transfer, where the shop names regulations to accept.',
    cancel: 'Gives up the payment that waits; the order stays.',
  },
  codes: [
    'error.payment.blikLength',
    'error.payment.general',
    'error.payment.regulations',
    'error.payment.httpsRequired',
    'error.payment.cancelled',
  ],
  examples: [
    {
      title: 'A BLIK code',
      replay: 'nothing',
      request: async (visitor) => ({
        path: await onlineOrder(visitor, '/prepaid.php'),
        form: { blik_code: '777789' },
      }),
      says: 'Potwierdź w\u00a0aplikacji banku',
      varying: { key: 'key of the order' },
    },
  ],
  refusals: [
    {
      title: 'Five digits',
      request: async (visitor) => ({ path: await onlineOrder(visitor, '/prepaid.php'), form: { blik_code: '77712' } }),
      says: 'Kod BLIK ma 6 cyfr.',
      varying: { key: 'key of the order' },
    },
  ],
} satisfies FormReference;
