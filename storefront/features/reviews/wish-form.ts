/** A door of its own: who comes in by it gets styles, too. */
export { WishForm } from './browser/product-wish/wish-form.tsx';
