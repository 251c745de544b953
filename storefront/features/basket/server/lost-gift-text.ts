import { translator } from '../../../../components/texts/texts.ts';
import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import type { LostGift } from '../store.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { giftTexts } from './gift-choices.texts.ts';

/** Why a chosen present is no longer given (requirement X-14). */
export function lostGiftText({ name, hasParcel }: LostGift, texts: BuyingContext['texts']): string {
  const t = translator(giftTexts, texts);
  return t('lost', { name, why: hasParcel ? errorText('error.other.giftUnavailable', texts) : t('noParcel') });
}
