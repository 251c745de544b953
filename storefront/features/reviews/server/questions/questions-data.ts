import type { PageContext } from '../../../../shared/define-page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import type { ProductPage } from '../../../catalogue/store.ts';
import { readShown } from '../opinions/opinions-choice.ts';
import { dayInWords } from '../opinions/opinions-data.ts';

/** A question with its answer, days in words. */
export interface QuestionView {
  id: number;
  /** '' where the shop publishes a question without its author. */
  author: string;
  question: string;
  date: string;
  answer: { text: string; by: string; date: string } | null;
}

/** The questions of a product page. */
export interface QuestionsData {
  productId: number;
  count: number;
  questions: ReadonlyArray<QuestionView>;
  /** How many more the link adds, and where it leads; null at the end. */
  more: { count: number; address: string } | null;
  settings: Pick<Settings, 'questionCharacters' | 'questionsPortion' | 'validationDelay'>;
}

/** The parameter of the address: how many questions are shown. */
const shownParameter = 'pytan';

/** The place of a question on its page. */
export const questionPlace = (id: number): string => `pytanie-${id}`;

/** The part of a product's questions that the address asks for. */
export function questionsData(
  { settings, url }: Pick<PageContext, 'settings' | 'url'>,
  { product, questions }: ProductPage,
): QuestionsData {
  const portion = settings.questionsPortion;
  const shown = readShown(url.searchParams.get(shownParameter), portion);
  const next = questions[shown];
  const parameters = Object.fromEntries(url.searchParams);
  return {
    productId: product.id,
    count: questions.length,
    questions: questions.slice(0, shown).map(({ id, author, question, askedAt, answer }) => ({
      id,
      author,
      question,
      date: dayInWords(askedAt),
      answer: answer && { text: answer.text, by: answer.by, date: dayInWords(answer.at) },
    })),
    more: next
      ? {
          count: Math.min(portion, questions.length - shown),
          address: `${addressOf('product', product, { ...parameters, [shownParameter]: shown + portion })}#${questionPlace(next.id)}`,
        }
      : null,
    settings,
  };
}
