/** A door of its own: who comes in by it gets styles, too. */
export { changePayment } from './server/change-payment.ts';
