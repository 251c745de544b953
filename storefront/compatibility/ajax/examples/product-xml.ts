import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [9],
  notes: [
    'Clients read the first `product`, the first `sizes_version` and every `size` of the first `version`: its attributes and elements are those of `product_data`, whose type follows.',
  ],
  parameters: {
    getProductXML: '`true`; without it the address is that of the page.',
    product: 'Number of the product.',
    shop_xml: 'Sent by clients as `true`; changes nothing.',
  },
  answer: [{ file: 'patterns/contract/product-data.ts', name: 'ProductData' }],
  examples: [{ title: 'A mug', request: { path: '/projector.php?product=1001&shop_xml=true&getProductXML=true' } }],
  refusals: [
    {
      title: 'A product that does not exist',
      request: { path: '/projector.php?product=404&shop_xml=true&getProductXML=true' },
    },
  ],
} satisfies CallReference;
