import { useTexts } from '../../components/texts/index.ts';
import type { BasketAtAGlance } from '../contract/client/index.ts';
import { FreeDeliveryBar } from '../free-delivery-bar/index.ts';
import { withWord } from '../rules/money.ts';
import { basketPreviewTexts } from './texts.ts';

export interface FreeDeliveryProps {
  /** From call 13. */
  basket: Pick<BasketAtAGlance, 'toShippingFree' | 'toShippingFree_formatted' | 'worth_formatted'>;
  /** The worth from which delivery is free, in grosze. */
  from: number;
  /** The same, formatted. */
  fromText: string;
  /** The price kind of the call's amounts in words, if needed. */
  word?: string | undefined;
}

/** How far the basket of call 13 is from free delivery; empty where that does not apply. */
export function FreeDelivery({ basket, from, fromText, word }: FreeDeliveryProps) {
  const t = useTexts(basketPreviewTexts);
  if (basket.toShippingFree === null) return null;
  const missing = Math.round(Number(basket.toShippingFree) * 100);
  const isFree = missing === 0;
  return (
    <FreeDeliveryBar
      text={t(isFree ? 'freeDelivery' : 'missingForFree')}
      amount={isFree ? null : withWord(basket.toShippingFree_formatted, word)}
      progressText={t('progress', {
        worth: isFree ? fromText : withWord(basket.worth_formatted, word),
        from: fromText,
      })}
      worth={Math.max(from - missing, 0)}
      from={from}
    />
  );
}
