/** A separate entry: importing it includes its styles. */
export { orderView, type OrderView } from './server/order-view.ts';
