/** A separate entry: importing it includes its styles. */
export { expressCheckout } from './server/express-checkout.ts';
