import type { TextsContext } from '../../../../../components/texts/texts.ts';
import { hasLength, isOpinionEmail, isRequired, longestValue } from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';

/** In the order of the form; the names are the platform's (wire contract 3). */
export type QuestionField = 'question_email' | 'product_question';
export type TypedQuestion = Typed<QuestionField>;

export const readQuestion = (field: Fields): TypedQuestion => ({
  question_email: line(field('question_email')),
  product_question: lines(field('product_question')),
});

/** Problems of the form, for browser and server. `longest` is the question's limit in characters. */
export const questionProblems = (typed: TypedQuestion, longest: number, texts: TextsContext): Problems<QuestionField> =>
  failing<QuestionField>({
    question_email: fieldProblem(typed.question_email, [isRequired, isOpinionEmail, hasLength(1, longestValue)], texts),
    product_question: fieldProblem(typed.product_question, [isRequired, hasLength(1, longest)], texts),
  });
