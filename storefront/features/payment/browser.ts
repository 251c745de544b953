/** What later features may use of this one in the browser, and on the server. */
export {
  findPaymentMethod,
  firstState,
  isOfferedMethod,
  methodCost,
  methodsFor,
  payformValue,
  paymentMethods,
  type MethodSettings,
  type OfferedMethod,
  type PaymentMethod,
} from './browser/payment-methods.ts';
