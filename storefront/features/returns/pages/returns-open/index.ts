import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { lookupPage } from '../../../account/lookup.ts';
import { returnsOpenTexts } from './texts.ts';

/**
 * returns-open.php: id, contact_type, which holds the e-mail or the phone (wire contract 3) [S-24]. The number of an order opens the
 * first step of a new return.
 */
export default definePage(
  'returns-open',
  lookupPage({
    own: addressOf('returns-open'),
    texts: returnsOpenTexts,
    number: 'id',
    contact: 'contact_type',
    async find({ store }, number, contact) {
      const [order, found] = await Promise.all([
        store.orders.ofBuyer(number, contact),
        store.returns.ofBuyer(number, contact),
      ]);
      if (found) return addressOf('returns-details', {}, { return: found.number, key: found.accessKey });
      return order && addressOf('returns-products', {}, { order_number: order.number, key: order.accessKey });
    },
  }),
);
