/** A separate entry: importing it includes its styles. */
export { WishForm } from './browser/product-wish/wish-form.tsx';
