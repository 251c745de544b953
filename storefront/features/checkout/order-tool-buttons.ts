/** A separate entry: importing it includes its styles. */
export { PrintButton } from './browser/order-tools/tool-buttons.tsx';
