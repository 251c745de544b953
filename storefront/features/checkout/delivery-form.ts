/** A separate entry: importing it includes its styles. */
export { noCustomerValues } from './browser/customer-data.ts';
export { checkDelivery, type DeliveryChoices } from './browser/delivery-form.ts';
