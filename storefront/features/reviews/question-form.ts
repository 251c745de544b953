/** A separate entry: importing it includes its styles. */
export { QuestionForm } from './browser/questions/question-form.tsx';
