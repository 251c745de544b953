/** A separate entry: importing it includes its styles. */
export { default as questionForm } from './browser/questions/islands/question-form.tsx';
