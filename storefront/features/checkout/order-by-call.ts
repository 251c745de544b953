/** A door of its own: who comes in by it gets styles, too. */
export { orderByCall, ordersMade, repeatedCall } from './server/order-by-call.ts';
