/** A separate entry: importing it includes its styles. */
export { ProductVoices } from './server/product-voices.tsx';
