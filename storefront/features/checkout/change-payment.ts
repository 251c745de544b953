/** A separate entry: importing it includes its styles. */
export { changePayment } from './server/change-payment.ts';
