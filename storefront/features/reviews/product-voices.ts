/** A door of its own: who comes in by it gets styles, too. */
export { ProductVoices } from './server/product-voices.tsx';
