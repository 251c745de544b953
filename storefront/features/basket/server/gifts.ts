import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import { parseDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import type { BasketOffers, GiftLine } from '../../../store/index.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';

/** A chosen or removed present, as sent. */
export interface GiftWish {
  /** 0 for the one in the basket. */
  productId: number;
  /** '' is the only size of a present that has one. */
  size: string;
  /** 0 removes (spec 7, call 17); anything else chooses: the shop decides how much is given. */
  quantity: string;
}

/** Replaces or removes a present, and reports it. */
export async function changeGift(context: BuyingContext, { productId, size, quantity }: GiftWish): Promise<Notice> {
  const t = translator(basketTexts, context.texts);
  const session = await ensureSession(context);
  if (parseDecimal(quantity.trim()) === 0) {
    await context.store.basketOffers.removeGift(session, productId === 0 ? undefined : productId);
    return noticeOf('success', t('giftRemoved'));
  }
  const outcome = await context.store.basketOffers.chooseGift(session, { productId, size });
  switch (outcome.kind) {
    case 'chosen':
      return noticeOf('success', t('giftChosen', { name: outcome.gift.name }));
    case 'no_size':
      return noticeOf('error', t('noSize'));
    case 'not_offered':
      return noticeOf('error', errorText('error.other.giftUnavailable', context.texts));
  }
}

/** Of the step that the basket reaches, or given with every order. */
export type GiftKind = GiftLine['kind'];

/** The basket page's choice of one kind: a size of a present, or none. */
export interface GiftChoice {
  kind: GiftKind;
  gift: { productId: number; size: string } | null;
}

/** The form value of a present. */
export const giftValue = ({ productId, size }: { productId: number; size: string }): string => `${productId} ${size}`;

/** The chosen presents of a basket, and the lost ones. */
export type ChosenGifts = Pick<BasketOffers, 'gifts' | 'lostGifts'>;

/** Applies and reports changes from what the shopper saw. A lost present stays chosen: it may come back. */
export async function chooseGifts(
  context: BuyingContext,
  choices: ReadonlyArray<GiftChoice>,
  { gifts, lostGifts }: ChosenGifts,
): Promise<ReadonlyArray<Notice>> {
  const notices: Notice[] = [];
  for (const { kind, gift } of choices) {
    if (gift === null && gifts.some((one) => one.kind === kind)) {
      await context.store.basketOffers.removeGift(await ensureSession(context), kind);
      notices.push(noticeOf('success', translator(basketTexts, context.texts)('giftRemoved')));
    } else if (gift && ![...gifts, ...lostGifts].some((one) => giftValue(one) === giftValue(gift))) {
      notices.push(await changeGift(context, { ...gift, quantity: '1' }));
    }
  }
  return notices;
}
