/** A door of its own: who comes in by it gets styles, too. */
export * as orderPageStyles from './browser/order-page.css.ts';
