/** A door of its own: who comes in by it gets styles, too. */
export { QuestionForm } from './browser/questions/question-form.tsx';
