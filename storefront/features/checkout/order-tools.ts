/** A separate entry for the first script of pages with such tools. */
export { startOrderTools } from './browser/order-tools/order-tools.ts';
