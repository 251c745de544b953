/** A separate entry: importing it includes its styles. */
export { ProductOpinions } from './server/opinions/product-opinions.tsx';
