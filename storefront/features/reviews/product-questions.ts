/** A separate entry: importing it includes its styles. */
export { ProductQuestions } from './server/questions/product-questions.tsx';
