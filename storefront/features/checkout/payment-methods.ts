/** A separate entry: importing it includes its styles. */
export { findPaymentMethod, methodsFor, payformValue, paymentMethods } from './browser/payment-methods.ts';
