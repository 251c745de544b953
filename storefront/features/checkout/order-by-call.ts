/** A separate entry: importing it includes its styles. */
export { orderByCall, ordersMade, repeatedCall } from './server/order-by-call.ts';
