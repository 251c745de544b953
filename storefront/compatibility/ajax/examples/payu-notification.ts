import type { CallReference } from '../../../reference/define.ts';

export default {
  parameters: {},
  notes: ['The header `OpenPayu-Signature` is PayU’s: a digest of the body and the second key.'],
  examples: [],
  refusals: [
    {
      title: 'Without a signature',
      request: { method: 'POST', path: '/payment-notification/payu', type: 'application/json', body: '{"order":{}}' },
    },
  ],
} satisfies CallReference;
