/** A separate entry: importing it includes its styles. */
export { ProductFeedback } from './server/product-feedback.tsx';
