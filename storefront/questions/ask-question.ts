import { translator } from '../../components/texts/texts.ts';
import { hasLength, isOpinionEmail, isRequired, longestValue } from '../../patterns/rules/validation.ts';
import shop from '../catalogue/shop.json' with { type: 'json' };
import { failing, fieldProblem } from '../visitor-forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed, type VisitorContext } from '../visitor-forms/typed.ts';
import { questionTexts } from './texts.ts';

/** In the order of the form; the names are the platform's (wire contract 3). */
export type QuestionField = 'question_email' | 'product_question';
export type TypedQuestion = Typed<QuestionField>;

export const readQuestion = (field: Fields): TypedQuestion => ({
  question_email: line(field('question_email')),
  product_question: lines(field('product_question')),
});

/** Keeps a question and mails it to the shop. @returns what is wrong with it; null where it is on its way */
export async function askQuestion(
  context: VisitorContext,
  productId: number,
  typed: TypedQuestion,
): Promise<Problems<QuestionField> | null> {
  const { store, settings, texts } = context;
  const t = translator(questionTexts, texts);
  const problems = failing<QuestionField>({
    question_email: fieldProblem(typed.question_email, [isRequired, isOpinionEmail, hasLength(1, longestValue)], texts),
    product_question: fieldProblem(
      typed.product_question,
      [isRequired, hasLength(1, settings.questionCharacters)],
      texts,
    ),
  });
  if (Object.keys(problems).length > 0) return problems;
  const outcome = await store.askedQuestions.ask(
    { productId, email: typed.question_email, question: typed.product_question },
    shop.company.email,
  );
  if (outcome === 'limit') return { product_question: t('limit') };
  if (outcome === 'unknown_product') return { product_question: t('gone') };
  return null;
}
