/** A separate entry: importing it includes the pictures of the payment methods. */
export { addressAfterOrder } from './server/address-after-order.ts';
