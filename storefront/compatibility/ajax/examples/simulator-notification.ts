import type { CallReference } from '../../../reference/define.ts';

export default {
  parameters: {},
  notes: ['The header `X-Test-Signature` is the HMAC-SHA-256 of the body.'],
  examples: [],
  refusals: [
    {
      title: 'Without a signature',
      request: {
        method: 'POST',
        path: '/payment-notification/simulator',
        type: 'application/json',
        body: '{"id":"TEST-1"}',
      },
    },
  ],
} satisfies CallReference;
