/** What the rest of the shop may use of this feature on the server. */
export { accessTo, openOrder } from './server/open-order.ts';
