import { zonedTime, toIsoDate } from '../../../../components/dates/index.ts';
import { WARSAW } from '../../../../patterns/rules/warsaw-time.ts';
import type { ListedOpinion, OpinionScore } from '../../../store/index.ts';
import type { OpinionsQuestion } from './question.ts';

/** One page of opinions (wire contract 2.5). Orders are empty: the shop does not keep them. */
export const opinionsAnswer = (
  { page, portion }: Pick<OpinionsQuestion, 'page' | 'portion'>,
  { opinions, total }: { opinions: ReadonlyArray<ListedOpinion>; total: number },
  scores: ReadonlyMap<number, OpinionScore>,
) => ({
  results: opinions.map((one) => ({
    id: one.id,
    orderSn: null,
    createDate: dateText(one.createdAt),
    author: one.author,
    content: one.content,
    rating: one.rating,
    scorePositive: scores.get(one.id)?.positive ?? 0,
    scoreNegative: scores.get(one.id)?.negative ?? 0,
    confirmedByPurchase: one.isConfirmed,
    language: 'pol',
    answer: one.answer?.text ?? '',
    answerDatetime: one.answer ? dateText(one.answer.at) : null,
    product: { id: one.productId },
  })),
  resultsPage: page,
  resultsLimit: portion,
  resultsNumberAll: total,
  errors: [] as ReadonlyArray<unknown>,
});

const two = (number: number): string => String(number).padStart(2, '0');

/** "2026-11-20 14:05:00" in Warsaw. */
function dateText(moment: number): string {
  const { day, minutes } = zonedTime(moment, WARSAW);
  return `${toIsoDate(day)} ${two(Math.floor(minutes / 60))}:${two(Math.floor(minutes % 60))}:${two(Math.floor(moment / 1000) % 60)}`;
}
