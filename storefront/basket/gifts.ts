import { parseDecimal } from '../../components/quantity-stepper/bounded-decimal.ts';
import { translator } from '../../components/texts/texts.ts';
import { errorText } from '../../patterns/rules/error-catalogue.ts';
import type { Said } from './change-basket.ts';
import { ensureSession, type BuyingContext } from './session.ts';
import { basketTexts } from './texts.ts';

/** A present that was chosen or resigned from, as it was sent. */
export interface GiftWish {
  /** 0 where none is named: the one that lies in the basket. */
  productId: number;
  /** '' is the only size of a present that has one. */
  size: string;
  /** 0 resigns (spec 7, call 17); anything else chooses: how much is given, the shop decides. */
  quantity: string;
}

/** Chooses a present in place of another, or resigns from it, and says what happened. */
export async function changeGift(context: BuyingContext, { productId, size, quantity }: GiftWish): Promise<Said> {
  const t = translator(basketTexts, context.texts);
  const session = await ensureSession(context);
  if (parseDecimal(quantity.trim()) === 0) {
    await context.store.basketOffers.removeGift(session, productId === 0 ? undefined : productId);
    return { kind: 'success', text: t('giftRemoved') };
  }
  const outcome = await context.store.basketOffers.chooseGift(session, { productId, size });
  switch (outcome.kind) {
    case 'chosen':
      return { kind: 'success', text: t('giftChosen', { name: outcome.gift.name }) };
    case 'no_size':
      return { kind: 'error', text: t('noSize') };
    case 'not_offered':
      return { kind: 'error', text: errorText('error.other.giftUnavailable', context.texts) };
  }
}
