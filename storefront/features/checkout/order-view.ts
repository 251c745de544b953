/** A separate entry: importing it includes its styles. */
export { orderInLanguage } from './server/order-in-language.ts';
export { orderView, type OrderView } from './server/order-view.ts';
