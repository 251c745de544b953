/** A door of its own: who comes in by it gets styles, too. */
export { expressCheckout } from './server/express-checkout.ts';
