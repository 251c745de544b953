import { noticeOf, type Notice } from '../../../../../patterns/rules/notice.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { parseQuantity } from '../../../../../patterns/rules/quantity.ts';
import { ensureSession } from '../../../../shared/session.ts';
import { addToBasket } from '../../server/add-to-basket.ts';
import { changeBasket, emptyBasket, lacksComment, type WishedLine } from '../../server/change-basket.ts';
import { basketToList } from '../../server/basket-to-list.ts';
import { restoreLines } from '../../server/restore-lines.ts';
import { changeFiles, type RefusedFile } from '../../server/line-files.ts';
import { chooseWrappings, wrappingValue } from '../../server/wrappings.ts';
import { changeGift, chooseGifts, giftValue } from '../../server/gifts.ts';
import { loadBasket, type LoadedBasket } from '../../server/load-basket.ts';
import { activateRebate, deactivateRebate } from '../../server/rebate.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { basketTexts } from '../../server/texts.ts';
import { addToWishlist, changeWish, emptyWishlist } from '../../server/wishlist.ts';
import { expressCheckoutSlot } from '../../server/express-way.ts';
import { failure, postponed, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import type { BasketAttempt, LineAttempt } from '../basket/attempt.ts';
import { lineName } from '../../browser/basket/line-name.ts';
import { answerProgram } from './answer-program.ts';
import { firstProblem, type ChangeContext, type Outcome } from './outcome.ts';
import { isProgram, readBasketRequest, type BasketRequest } from './requests.ts';

/** A form of ours, or a client of the wire contract. */
export async function postChange(context: ChangeContext): Promise<PostAnswer<BasketAttempt>> {
  return answer(context, await context.form());
}

/**
 * Old clients change by GET, which is refused for foreign pages. The basket shows what failed, because there is no form
 * to return to. Without a change it leads to the basket.
 */
export async function getChange(context: ChangeContext): Promise<Exclude<PostAnswer<never>, { kind: 'rejected' }>> {
  if (context.url.search === '') return redirect(addressOf('basket'), 302);
  if (context.isForeign) return failure(403);
  const result = await answer(context, null);
  if (result.kind !== 'rejected') return result;
  await addNotice(context, 'error', firstProblem(result.attempt));
  return redirect(addressOf('basket'));
}

async function answer(context: ChangeContext, form: FormData | null): Promise<PostAnswer<BasketAttempt>> {
  const isJson = isProgram(context.url.searchParams, form);
  const outcome = await perform(context, readBasketRequest(context.url.searchParams, form), isJson);
  if (isJson) return answerProgram(context, outcome);
  if (outcome.attempt) {
    for (const notice of outcome.notices) if (notice.tone !== 'success') await context.notify(notice);
    const { attempt } = outcome;
    return attempt.isPostponed ? postponed(attempt, context.settings.imageRetrySeconds) : rejected(attempt);
  }
  for (const notice of outcome.notices) await context.notify(notice);
  if (outcome.goal === 'express') return expressCheckoutSlot.filled()(context);
  if (typeof outcome.goal === 'object' && outcome.goal) return redirect(outcome.goal.address);
  return redirect(addressOf(places[outcome.goal ?? 'basket']));
}

/** The next page by goal. */
const places = { basket: 'basket', order: 'order-step-1', wishlist: 'shopping-list' } as const;

async function perform(context: ChangeContext, request: BasketRequest, isJson: boolean): Promise<Outcome> {
  const t = translator(basketTexts, context.texts);
  const refuse = (problem: string, field?: 'size' | 'number'): Outcome => ({
    attempt: { problem, lines: {}, ...(field && { field }) },
    notices: [],
  });
  switch (request.kind) {
    case 'add': {
      const result = await addToBasket(context, request);
      if (result.kind !== 'added') return refuse(result.problem, result.kind === 'refused' ? result.field : undefined);
      const { notice } = result;
      // On the way to the order only corrections by the rules are shown.
      const shown = request.goal && !isJson && notice.tone === 'success' ? [] : [notice];
      return { attempt: null, notices: shown, goal: request.goal };
    }
    case 'change': {
      const result = await changeBasket(context, [request.line]);
      if (result.kind === 'changed') return { attempt: null, notices: result.notices };
      return refuse([...result.problems.values()][0] ?? t('notSaved'), 'number');
    }
    case 'lines':
      // Our own page sends lines that another tab may have removed: saving does not restore them.
      return isJson && context.url.searchParams.get('view') !== 'page'
        ? addMissingLines(context, request)
        : changeLines(context, request);
    case 'empty':
      await emptyBasket(context);
      return { attempt: null, notices: [noticeOf('success', t('emptied'))] };
    case 'wish':
    case 'changeWish': {
      const result = await (request.kind === 'wish' ? addToWishlist : changeWish)(context, request.wish);
      if (result.kind === 'refused') return refuse(result.problem, result.field);
      return { attempt: null, notices: [result.notice], goal: 'wishlist' };
    }
    case 'emptyWishlist':
      return { attempt: null, notices: [await emptyWishlist(context)], goal: 'wishlist' };
    case 'unserved':
      return refuse(t(request.way));
    case 'unknown':
      return refuse(t('unknownAction'));
  }
}

/**
 * Programs add by the same rows: wholesale lists send products that are not in the basket yet (wire contract 1.9). Each
 * row is separate; the others are set as lines of the basket.
 */
async function addMissingLines(
  context: ChangeContext,
  request: Extract<BasketRequest, { kind: 'lines' }>,
): Promise<Outcome> {
  const { lines: present } = await context.store.baskets.ofSession(await ensureSession(context));
  const isPresent = ({ productId, size, additional }: WishedLine) =>
    present.some((line) => line.productId === productId && line.size === size && line.additional === additional);
  const missing = request.lines.filter(
    (line) => !isPresent(line) && line.additional === '' && parseQuantity(line.quantity) !== 0,
  );
  if (missing.length === 0) return changeLines(context, request);

  const added: Notice[] = [];
  const problems: string[] = [];
  for (const { productId, size, quantity } of missing) {
    // oxlint-disable-next-line no-await-in-loop -- the limits of the basket hold for the sum of the rows
    const result = await addToBasket(context, { productId, size, quantity });
    if (result.kind === 'added') added.push(result.notice);
    else problems.push(result.problem);
  }
  const lines = request.lines.filter((line) => !missing.includes(line));
  const [first] = problems;
  const isAll = lines.length === 0 && added.length === 0;
  if (first !== undefined && isAll) return { attempt: { problem: first, lines: {} }, notices: [] };
  const notices = [...problems.map((problem) => noticeOf('error', problem)), ...added];
  if (lines.length === 0) return { attempt: null, notices };
  const outcome = await changeLines(context, { ...request, lines });
  return { ...outcome, notices: [...notices, ...outcome.notices] };
}

/**
 * Files first, because no form can send them again; then lines, all of them or none; then what depends on the lines and
 * their worth: wrappings, presents and code.
 */
async function changeLines(
  context: ChangeContext,
  { lines, gifts, giftChoices, wrappings, files, rebate, ...request }: Extract<BasketRequest, { kind: 'lines' }>,
): Promise<Outcome> {
  const { isRestored, listName, isDivided, goal } = request;
  let codeProblem: string | null = null;
  const restored = isRestored ? await restoreLines(context) : [];
  const kept = await changeFiles(context, files);
  const result = await changeBasket(context, lines, async (before) => {
    const notices: Notice[] = [
      ...restored,
      ...kept.notices,
      ...(await chooseWrappings(context, wrappings, before.lines)),
    ];
    for (const gift of gifts) notices.push(await changeGift(context, gift));
    notices.push(...(await chooseGifts(context, giftChoices, before)));
    if (rebate === undefined) return notices;
    const { isActive, text } = await (rebate === null ? deactivateRebate(context) : activateRebate(context, rebate));
    if (isActive || rebate === null) notices.push(noticeOf('success', text));
    else codeProblem = text;
    return notices;
  });
  if (result.kind === 'refused') {
    const problems = [...result.problems].map(([at, problem]) => [lineName(lines[at]!), { problem }] as const);
    const attempt: BasketAttempt = {
      problem: fileProblemOfNone(kept.refused, await loadBasket(context)),
      lines: byLine([
        ...lines.map((line) => [lineName(line), typedOf(line)] as const),
        ...wrappings.map(
          ({ key, wrapping }) => [lineName(key), { wrapping: wrapping ? wrappingValue(wrapping) : '' }] as const,
        ),
        ...problems,
        ...fileProblemsOf(kept.refused),
      ]),
      gifts: Object.fromEntries(giftChoices.map(({ kind, gift }) => [kind, gift ? giftValue(gift) : ''])),
      fileCode: kept.refused[0]?.code ?? null,
      ...(rebate && { rebate: { typed: rebate, problem: null } }),
    };
    return { attempt, notices: [...restored, ...kept.notices] };
  }
  const { notices } = result;
  const commentProblems = goal ? missingComments(result.basket, context) : [];
  if (codeProblem !== null || commentProblems.length > 0 || kept.refused.length > 0) {
    // Everything else was kept.
    const attempt: BasketAttempt = {
      problem: fileProblemOfNone(kept.refused, result.basket),
      lines: byLine([...commentProblems, ...fileProblemsOf(kept.refused)]),
      fileCode: kept.refused[0]?.code ?? null,
      isPostponed:
        codeProblem === null && commentProblems.length === 0 && kept.refused.every(({ isPostponed }) => isPostponed),
      ...(codeProblem !== null && { rebate: { typed: rebate ?? '', problem: codeProblem } }),
    };
    return { attempt, notices };
  }
  if (listName !== undefined) {
    const outcome = await basketToList(context, listName, result.basket);
    if (outcome.kind === 'saved')
      return { attempt: null, notices: [outcome.notice], goal: { address: outcome.address } };
    return { attempt: { problem: null, lines: {}, list: { typed: listName, problem: outcome.problem } }, notices };
  }
  const shown = goal ? notices.filter(({ tone }) => tone !== 'success') : notices;
  const notDivided: Notice = noticeOf('warning', translator(basketTexts, context.texts)('notDivided'));
  return { attempt: null, notices: isDivided ? [...shown, notDivided] : shown, goal: shown.length === 0 ? goal : null };
}

type OfLine = readonly [name: string, attempt: LineAttempt];

/** Merges the parts of each line. */
function byLine(parts: ReadonlyArray<OfLine>): BasketAttempt['lines'] {
  const lines: Record<string, LineAttempt> = {};
  for (const [name, part] of parts) lines[name] = { ...lines[name], ...part };
  return lines;
}

const typedOf = ({ quantity, comment }: WishedLine): LineAttempt => ({
  quantity,
  ...(comment !== undefined && { comment }),
});

/** Problems of files, at their lines. */
function fileProblemsOf(refused: ReadonlyArray<RefusedFile>): ReadonlyArray<OfLine> {
  const texts = Map.groupBy(refused, ({ key }) => lineName(key));
  return [...texts].map(([name, ones]) => [name, { fileProblem: ones.map(({ text }) => text).join(' ') }] as const);
}

/** Problems of files whose line is gone: shown above all lines. */
function fileProblemOfNone(refused: ReadonlyArray<RefusedFile>, { lines }: LoadedBasket): string | null {
  const there = new Set(lines.map(({ line }) => lineName(line)));
  const texts = refused.filter(({ key }) => !there.has(lineName(key))).map(({ text }) => text);
  return texts.length > 0 ? texts.join(' ') : null;
}

/** Lines that need a comment of the shopper, such as an engraving. */
function missingComments({ lines }: LoadedBasket, { texts }: ChangeContext): ReadonlyArray<OfLine> {
  const commentProblem = translator(basketTexts, texts)('commentMissing');
  return lines.flatMap(({ line }) => (lacksComment(line) ? [[lineName(line), { commentProblem }] as const] : []));
}
