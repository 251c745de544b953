import { fill } from '../../platform/features/slot.ts';
import type { Feature } from '../../shared/feature.ts';
import { deliveryPreviewSlot, expressCheckoutSlot } from '../basket/index.ts';
import { deliveryPreview } from './server/delivery-preview.ts';
import { pointsCall } from './server/delivery/points-call.ts';
import { expressCheckout } from './server/express-checkout.ts';
import { orderMails } from './server/mails/mails.ts';
import { orderDocumentCall, orderDocumentPath } from './server/order-document/order-document-call.ts';
import { settleUnpaid } from './server/settle-unpaid.ts';

const minute = 60_000;

/** From the basket to the order: delivery, payment, the steps, and what happens to unpaid orders. */
export const checkout: Feature = {
  name: 'checkout',
  pages: import.meta.glob('./pages/*/index.ts'),
  rateLimits: [
    // Each mails a confirmation to any typed address, and takes goods from stock.
    { limit: 'orderLimit', path: '/order2.php', method: 'POST' },
    // Numbers of vouchers and gift cards must not be guessed.
    { limit: 'rebateCodeLimit', path: '/order-payments.php', method: 'POST' },
    { limit: 'rebateCodeLimit', path: '/order-newpayment.php', method: 'POST' },
    // Each writes a document.
    { limit: 'documentLimit', path: orderDocumentPath },
  ],
  mails: orderMails,
  jobs: (store) => [{ name: 'settle unpaid orders', every: 10 * minute, run: () => settleUnpaid(store) }],
  calls: [orderDocumentCall, pointsCall],
  fills: [fill(expressCheckoutSlot, expressCheckout), fill(deliveryPreviewSlot, deliveryPreview)],
};
