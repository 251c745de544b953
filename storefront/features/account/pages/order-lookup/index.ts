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
    contact: 'order_email',
    async find({ store }, number, contact) {
      const order = await store.orders.ofBuyer(number, contact);
      return order && addressOf('order-details', {}, { order_number: order.number, key: order.accessKey });
    },
  }),
);
