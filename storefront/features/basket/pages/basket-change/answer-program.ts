import { noticeOf, wholeNotice, type Notice } from '../../../../../patterns/rules/notice.ts';
import { plainDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import type { BasketChangeAnswer } from '../../../../../patterns/contract/basket-change.ts';
import { siteHeaderTexts } from '../../../../../patterns/site-header/texts.ts';
import { basketData } from '../../server/basket-data.ts';
import { loadBasket } from '../../server/load-basket.ts';
import { shownBasket } from '../../server/shown-basket.ts';
import { basketTexts } from '../../server/texts.ts';
import { data, type DataAnswer } from '../../../../platform/page/answers.ts';
import { watcherHeaders } from '../../server/basket-watcher.ts';
import { wireUser } from '../../server/user.ts';
import { firstProblem, type ChangeContext, type Outcome } from './outcome.ts';

/** The JSON answer for clients of the platform (wire contract 2.6), with further fields for our own pages. */
export async function answerProgram(context: ChangeContext, { attempt, notices }: Outcome): Promise<DataAnswer> {
  const loaded = await loadBasket(context);
  const isOwnForm = context.url.searchParams.get('view') === 'page';
  const page = isOwnForm ? await shownBasket(loaded, context) : basketData(loaded, context);
  const answer: BasketChangeAnswer = {
    basket: {
      products: loaded.basket.lines.map((line) => ({
        id: String(line.productId),
        size: line.size,
        count: plainDecimal(line.quantity),
        md5_additional: line.additional,
      })),
      user: wireUser(await context.client()),
    },
    result: resultOf(attempt, notices, translator(basketTexts, context.texts)('savedUnchanged')),
    summary: {
      count: page.count,
      countText:
        page.count === 0
          ? translator(siteHeaderTexts, context.texts)('basketEmpty')
          : translator(siteHeaderTexts, context.texts)('basketCount', { count: page.count }),
      worth: page.worth,
    },
  };
  const rebateProblem = attempt?.rebate?.problem ?? null;
  const atLine = Object.values(attempt?.lines ?? {}).find(({ fileProblem }) => fileProblem !== undefined);
  const fileProblem = atLine?.fileProblem ?? (attempt?.fileCode === undefined ? null : attempt.problem);
  const value = { ...answer, ...(isOwnForm && { page: { basket: page, notices, rebateProblem, fileProblem } }) };
  const headers = await watcherHeaders(context);
  const written = attempt?.isPostponed
    ? data(value, 503, context.settings.imageRetrySeconds)
    : data(value, attempt ? 422 : 200);
  return { ...written, headers };
}

function resultOf(
  attempt: Outcome['attempt'],
  notices: ReadonlyArray<Notice>,
  otherwise: string,
): BasketChangeAnswer['result'] {
  if (attempt) {
    const { fileCode, field } = attempt;
    const message = firstProblem(attempt);
    return { status: 'error', message, ...(field && { field }), ...(fileCode && { code: fileCode }) };
  }
  const first = (tone: Notice['tone']) => notices.find((notice) => notice.tone === tone);
  const notice = first('error') ?? first('warning') ?? notices[0] ?? noticeOf('success', otherwise);
  const { tone: status, ...words } = notice;
  return { status, message: wholeNotice(notice), ...words };
}
