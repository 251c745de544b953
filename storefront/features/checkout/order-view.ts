/** A door of its own: who comes in by it gets styles, too. */
export { orderView, type OrderView } from './server/order-view.ts';
