/** A separate entry: importing it includes its styles. */
export * as paymentPageStyles from './server/payment-page.css.ts';
