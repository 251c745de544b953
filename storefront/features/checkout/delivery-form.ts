/** A separate entry: importing it includes its styles. */
export { checkDelivery, type DeliveryChoices } from './browser/delivery-form.ts';
