/** A door of its own: who comes in by it gets styles, too. */
export { findPaymentMethod, methodsFor, payformValue, paymentMethods } from './browser/payment-methods.ts';
