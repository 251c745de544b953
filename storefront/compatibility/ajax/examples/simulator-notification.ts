import type { CallReference } from '../../../reference/define.ts';

export default {
  parameters: {},
  notes: [
    'The header `X-Test-Signature` is the HMAC-SHA-256 of the body.',
    'With `SIMULATOR_KEY=klucz`, the body `{"id":"TEST-1","reference":"20261121-1-abc","state":"completed","problem":null,"amount":4900,"currency":"PLN"}` has the header `4fa75a2e6e3336f5ff58da7fe72cdafa13e2d209ac224ba7c8a42ecc55420b36`.',
  ],
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
