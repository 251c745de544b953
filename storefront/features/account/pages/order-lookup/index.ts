import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { lookupPage } from '../../server/lookup/lookup-page.tsx';
import { orderLookupTexts } from './texts.ts';

/** order-open.php: order_number, order_email. */
export default definePage(
  'order-lookup',
  lookupPage({
    own: addressOf('order-lookup'),
    texts: orderLookupTexts,
    number: 'order_number',
    email: 'order_email',
    async find({ store }, number, email) {
      const order = await store.orders.ofBuyer(number, email);
      return order && addressOf('order-details', {}, { order_number: order.number, key: order.accessKey });
    },
  }),
);
