/** A separate entry: importing it includes its styles. */
export * as orderPageStyles from './browser/order-page.css.ts';
