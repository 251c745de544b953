import { translator } from '../../../../components/texts/texts.ts';
import { plainDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { parseQuantity } from '../../../../patterns/rules/quantity.ts';
import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import type { Basket, BasketLine, ChangeOutcome, LineChange, LineKey } from '../../../store/index.ts';
import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import type { ChosenGifts } from './gifts.ts';
import { goodsToPay, loadBasket, type LoadedBasket } from './load-basket.ts';
import { correctionText } from './quantity-text.ts';
import { notePrices } from './seen-prices.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';

/** A quantity of a line as it was sent: text, read by the rules. */
export interface WishedLine extends LineKey {
  quantity: string;
  comment?: string;
}

export type ChangeResult =
  | { kind: 'changed'; basket: LoadedBasket; notices: ReadonlyArray<Notice> }
  /** Nothing was changed. The problems stand by the index of the line that was sent. */
  | { kind: 'refused'; problems: ReadonlyMap<number, string> };

const keyOf = ({ productId, size, additional }: LineKey): LineKey => ({ productId, size, additional });
const isSame = (a: LineKey, b: LineKey) =>
  a.productId === b.productId && a.size === b.size && a.additional === b.additional;

/**
 * Sets quantities of lines, all of them or none; 0 removes (T-34). What the rules correct is said line by line, so that
 * nothing changes behind the shopper's back; a comment that is too long keeps its beginning. Lines that were not sent stay.
 * A present that goes with the worth is told of, too.
 *
 * @param also what else is done once the lines are set, told what was chosen before; and what is said of it
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
    // A line that another tab removed is not brought back by saving this one.
    if (!present) continue;
    if (quantity === null) problems.set(index, t('unreadable', { example: exampleFor(present) }));
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
  const beside = await also({ ...before, lines });
  const basket = await loadBasket(context);
  if (wished.length > 0) await notePrices(context, basket.basket.lines);
  // Of one line that another tab removed nothing need be said, but nobody must be left with a basket that is empty all at once.
  const isAnythingLeft = wished.some((line) => line.quantity.trim() === '0' || lines.some((one) => isSame(one, line)));
  const allGone: Notice[] = wished.length === 0 || isAnythingLeft ? [] : [noticeOf('warning', t('allGone'))];
  const lost = basket.lostGifts.filter(({ productId }) => before.gifts.some((gift) => gift.productId === productId));
  const tooLong = cut.map(({ name }): Notice => noticeOf('warning', t('commentCut', { name, n: commentMaximum })));
  const gone = lost.map(({ name }): Notice =>
    noticeOf('warning', t('corrected', { name, correction: errorText('error.other.giftUnavailable', context.texts) })),
  );
  return {
    kind: 'changed',
    basket,
    notices: [...allGone, ...tooLong, ...gone, ...beside, ...tell(outcomes, lines, basket, context)],
  };
}

/** Whether a line cannot be made yet: its product asks for a comment, as an engraving does. */
export const lacksComment = ({ isCommentRequired, comment }: BasketLine): boolean =>
  isCommentRequired && comment.trim() === '';

/** Takes everything out. */
export async function emptyBasket(context: BuyingContext): Promise<void> {
  const session = await ensureSession(context);
  const { lines } = await context.store.baskets.ofSession(session);
  await context.store.baskets.remove(session, lines.map(keyOf));
}

/** A form sends every comment, the changed and the others. */
const isCommentOf = (line: BasketLine, comment: string | undefined): boolean =>
  comment === undefined || comment === line.comment;

const exampleFor = (line: BasketLine): string =>
  line.unit.precision > 0 ? `${plainDecimal(line.quantityData.sellBy).replace('.', ',')} albo 2` : '2';

function tell(
  outcomes: ReadonlyArray<ChangeOutcome>,
  before: ReadonlyArray<BasketLine>,
  after: LoadedBasket,
  context: BuyingContext,
): ReadonlyArray<Notice> {
  const t = translator(basketTexts, context.texts);
  const said = outcomes.flatMap((outcome): Notice[] => {
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
  if (after.lines.length === 0 || outcomes.every(({ kind }) => kind === 'removed')) return said;
  const total = goodsToPay(after) + (after.offer?.cost ?? 0);
  return [...said, noticeOf('success', t('saved', { total: shopMoney(context).paid(total) }))];
}
