import type { CallReference } from '../../../reference/define.ts';

export default {
  parameters: {},
  notes: [
    'The header `OpenPayu-Signature` is PayU’s: a digest of the body and the second key.',
    'With the second key `13a980d4f851f3d9a1cfc792fb1f5e50`, the body `{"order":{"orderId":"WZHF5FFDRJ140731GUEST000P01","extOrderId":"20261121-1-abc","status":"COMPLETED","totalAmount":"4900"}}` has the header `sender=checkout;signature=6e1d39e63e827fca1e2242578881ef43;algorithm=MD5;content=DOCUMENT`.',
    'The answer has the status `changed`, or `kept` for what is known; 404 for an unknown payment, 409 for another amount. Every notification counts under its address, wrong signatures also under a limit of their own.',
  ],
  examples: [],
  refusals: [
    {
      title: 'Without a signature',
      request: { method: 'POST', path: '/payment-notification/payu', type: 'application/json', body: '{"order":{}}' },
    },
  ],
} satisfies CallReference;
