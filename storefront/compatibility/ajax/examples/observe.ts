import type { CallReference } from '../../../reference/define.ts';

export default {
  query: 'action=set_product_observed',
  calls: [22],
  notes: [
    'Older clients send the fields by POST, newer ones by GET, with some of them as JSON in `field`. To them, any status but `error` is a success. A repeated request is stored once.',
    '`errdesc` is the reason of a refusal: `mail` is no e-mail, `limit` is the daily limit of the address, `phone` is no telephone number, `available` can be bought now, `unknown` is no product or size of this shop.',
  ],
  parameters: {
    action: '`set_product_observed`.',
    product: 'Number of the product.',
    size: 'Size; `onesize` is the only one.',
    email: 'Address of the message.',
    phone: 'Telephone number, to be called.',
    field: 'JSON with any of the fields; a separate parameter wins.',
    mode: 'Sent by clients as `2`; changes nothing.',
    recaptcha: 'Accepted, not read.',
  },
  answer: [{ file: 'storefront/features/reviews/server/observations/observe-size.ts', name: 'observeSize' }],
  examples: [
    {
      title: 'By POST, as old clients send it',
      replay: 'nothing',
      request: {
        path: '/ajax/projector.php?action=set_product_observed',
        form: { product: '1003', size: 'onesize', email: 'hanna@poczta.example', mode: '2', phone: '' },
      },
    },
    {
      title: 'By GET, with fields as JSON',
      replay: 'nothing',
      request: {
        path: `/ajax/projector.php?action=set_product_observed&mode=2&recaptcha=&field=${encodeURIComponent('{"product":1003,"size":"uniw","email":"hanna@poczta.example"}')}`,
      },
    },
  ],
  refusals: [
    {
      title: 'An invalid e-mail',
      request: {
        path: '/ajax/projector.php?action=set_product_observed',
        form: { product: '1003', size: 'onesize', email: 'hanna', mode: '2', phone: '' },
      },
    },
    {
      title: 'A product that can be bought now',
      request: {
        path: '/ajax/projector.php?action=set_product_observed',
        form: { product: '1001', size: 'onesize', email: 'hanna@poczta.example', mode: '2', phone: '' },
      },
    },
  ],
} satisfies CallReference;
