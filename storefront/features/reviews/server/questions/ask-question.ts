import { translator } from '../../../../../components/texts/texts.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import type { Problems, VisitorContext } from '../../../../shared/browser/forms/typed.ts';
import { questionProblems, type QuestionField, type TypedQuestion } from '../../browser/questions/question-rules.ts';
import { questionTexts } from '../../browser/questions/texts.ts';

/** Keeps a question and mails it to the shop. @returns its problems; null where it is queued */
export async function askQuestion(
  context: VisitorContext,
  productId: number,
  typed: TypedQuestion,
): Promise<Problems<QuestionField> | null> {
  const { store, settings, texts } = context;
  const t = translator(questionTexts, texts);
  const problems = questionProblems(typed, settings.questionCharacters, texts);
  if (isAnyWrong(problems)) return problems;
  const outcome = await store.askedQuestions.ask(
    { productId, email: typed.question_email, question: typed.product_question },
    settings.companyEmail,
  );
  if (outcome === 'limit') return { product_question: t('limit') };
  if (outcome === 'unknown_product') return { product_question: t('gone') };
  return null;
}
