/** What the rest of the shop may use of this feature in the browser: nothing here reaches the server. */
export { arrivalDay, arrivalText } from './browser/delivery/arrival-text.ts';
export { deliveryCostText } from './browser/delivery/delivery-cost-text.ts';
export { isCourier, shippingValue } from './browser/delivery/courier-names.ts';
export { orderTexts } from './browser/delivery/texts.ts';
export { productLine } from './browser/instalments/instalments-line.ts';
