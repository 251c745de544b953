import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { formatDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { parseQuantity } from '../../../../patterns/rules/quantity.ts';
import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import type { Basket, BasketLine, ChangeOutcome, LineChange, LineKey } from '../../../store/index.ts';
import type { ChosenGifts } from './gifts.ts';
import { goodsToPay, loadBasket, type LoadedBasket } from './load-basket.ts';
import { lostGiftText } from './lost-gift-text.ts';
import { correctionText } from './quantity-text.ts';
import { reportMoves } from './basket-watcher.ts';
import { notePrices } from './seen-prices.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';

/** A line's quantity as sent: text, read by the rules. */
export interface WishedLine extends LineKey {
  quantity: string;
  comment?: string;
}

export type ChangeResult =
  | { kind: 'changed'; basket: LoadedBasket; notices: ReadonlyArray<Notice> }
  /** Nothing was changed. The problems, by the index of the sent line. */
  | { kind: 'refused'; problems: ReadonlyMap<number, string> };

const keyOf = ({ productId, size, additional }: LineKey): LineKey => ({ productId, size, additional });
const isSame = (a: LineKey, b: LineKey) =>
  a.productId === b.productId && a.size === b.size && a.additional === b.additional;

/**
 * Sets quantities of lines, all of them or none; 0 removes (T-34). Corrections by the rules are reported line by line,
 * so that nothing changes silently; a comment that is too long is cut. Lines that were not sent stay. A present lost
 * with the worth is reported, too.
 *
 * @param also runs after the lines are set, with the former lines and gifts; returns notices
 */
export async function changeBasket(
  context: BuyingContext,
  wished: ReadonlyArray<WishedLine>,
  also: (before: ChosenGifts & Pick<Basket, 'lines'>) => Promise<ReadonlyArray<Notice>> = () => Promise.resolve([]),
): Promise<ChangeResult> {
  const t = translator(basketTexts, context.texts);
  const { commentMaximum } = context.settings;
  const session = await ensureSession(context);
  const { lines, productsTotal } = await context.store.baskets.ofSession(session);
  const before = await context.store.basketOffers.ofSession(session, productsTotal);

  const problems = new Map<number, string>();
  const changes: LineChange[] = [];
  const cut: BasketLine[] = [];
  for (const [index, line] of wished.entries()) {
    const quantity = parseQuantity(line.quantity);
    const present = lines.find((candidate) => isSame(candidate, line));
    const typed = line.comment?.trim();
    // Saving does not restore a line that another tab removed.
    if (!present) continue;
    if (quantity === null) problems.set(index, t('unreadable', { example: exampleFor(present, context.texts) }));
    else if (quantity === present.quantity && isCommentOf(present, typed) && !present.problem) continue;
    else {
      const characters = [...(typed ?? '')];
      if (quantity > 0 && characters.length > commentMaximum) cut.push(present);
      const comment = characters.slice(0, commentMaximum).join('');
      changes.push({ ...keyOf(line), quantity, ...(typed !== undefined && { comment }) });
    }
  }
  if (problems.size > 0) return { kind: 'refused', problems };

  const outcomes = changes.length > 0 ? await context.store.baskets.setQuantities(session, changes) : [];
  await reportMoves(
    context,
    outcomes.flatMap((outcome) => {
      const line = lines.find((candidate) => isSame(candidate, outcome.key));
      if (!line || (outcome.kind !== 'set' && outcome.kind !== 'removed')) return [];
      return [{ line, moved: (outcome.kind === 'set' ? outcome.quantity : 0) - line.quantity }];
    }),
  );
  const otherNotices = await also({ ...before, lines });
  const basket = await loadBasket(context);
  if (wished.length > 0) await notePrices(context, basket.basket.lines);
  // A single line that another tab removed needs no message, but a suddenly empty basket must be explained.
  const isAnythingLeft = wished.some((line) => line.quantity.trim() === '0' || lines.some((one) => isSame(one, line)));
  const allGone: Notice[] = wished.length === 0 || isAnythingLeft ? [] : [noticeOf('warning', t('allGone'))];
  const lost = basket.lostGifts.filter(({ productId }) => before.gifts.some((gift) => gift.productId === productId));
  const tooLong = cut.map(({ name }): Notice => noticeOf('warning', t('commentCut', { name, n: commentMaximum })));
  const gone = lost.map((gift): Notice => noticeOf('warning', lostGiftText(gift, context.texts)));
  return {
    kind: 'changed',
    basket,
    notices: [...allGone, ...tooLong, ...gone, ...otherNotices, ...outcomeNotices(outcomes, lines, basket, context)],
  };
}

/** Whether a required comment is missing, as of an engraving. */
export const lacksComment = ({ isCommentRequired, comment }: BasketLine): boolean =>
  isCommentRequired && comment.trim() === '';

/** Removes every line. */
export async function emptyBasket(context: BuyingContext): Promise<void> {
  const session = await ensureSession(context);
  const { lines } = await context.store.baskets.ofSession(session);
  await context.store.baskets.remove(session, lines.map(keyOf));
  await reportMoves(
    context,
    lines.map((line) => ({ line, moved: -line.quantity })),
  );
}

/** Forms send every comment, changed or not. */
const isCommentOf = (line: BasketLine, comment: string | undefined): boolean =>
  comment === undefined || comment === line.comment;

function exampleFor({ unit, quantityData }: BasketLine, texts: TextsContext): string {
  const step = formatDecimal(quantityData.sellBy, texts.locale);
  return unit.precision > 0 ? translator(basketTexts, texts)('stepOrTwo', { step }) : '2';
}

function outcomeNotices(
  outcomes: ReadonlyArray<ChangeOutcome>,
  before: ReadonlyArray<BasketLine>,
  after: LoadedBasket,
  context: BuyingContext,
): ReadonlyArray<Notice> {
  const t = translator(basketTexts, context.texts);
  const notices = outcomes.flatMap((outcome): Notice[] => {
    const line = before.find((candidate) => isSame(candidate, outcome.key));
    if (!line) return [];
    switch (outcome.kind) {
      case 'set': {
        const correction = correctionText(outcome.correction, line.unit, outcome.quantity, context.texts);
        return correction === null ? [] : [noticeOf('warning', t('corrected', { name: line.name, correction }))];
      }
      case 'removed':
        return [noticeOf('success', t('removed', { name: line.name }))];
      case 'gone':
        return [noticeOf('error', t('gone', { name: line.name }))];
      default:
        return [noticeOf('error', t('soldOut', { name: line.name }))];
    }
  });
  if (after.lines.length === 0 || outcomes.every(({ kind }) => kind === 'removed')) return notices;
  const total = goodsToPay(after) + (after.offer?.cost ?? 0);
  return [...notices, noticeOf('success', t('saved', { total: shopMoney(context).paid(total) }))];
}
