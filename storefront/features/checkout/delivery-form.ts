/** A separate entry: importing it includes its styles. */
export { noCustomerValues } from './browser/customer-data.ts';
export { checkDelivery, type DeliveryChoices } from './browser/delivery-form.ts';
export { inTwoParcels } from './browser/delivery/courier-fields.ts';
