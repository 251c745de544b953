/** A door of its own: who comes in by it gets styles, too. */
export { checkDelivery, type DeliveryChoices } from './browser/delivery-form.ts';
