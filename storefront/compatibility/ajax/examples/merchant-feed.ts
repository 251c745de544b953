import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'All goods for Google Merchant Center (RSS 2.0 with its product data specification): a size is an item. Goods that money alone does not buy are left out.',
  ],
  parameters: {},
  examples: [{ title: 'The feed', request: { path: '/feeds/google-merchant.xml' } }],
} satisfies CallReference;
