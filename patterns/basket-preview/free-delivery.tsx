import { useTexts } from '../../components/texts/index.ts';
import { FreeDeliveryBar } from '../free-delivery-bar/index.ts';
import { formatMoney, type CurrencyFormat, type Grosze } from '../rules/money.ts';
import { basketPreviewTexts } from './texts.ts';

export interface FreeDeliveryProps {
  /** What is missing, as call 13 tells it: "8.50"; "0.00" where nothing is. */
  missing: string;
  /** The worth from which delivery is free, in grosze. */
  from: Grosze;
  currency: CurrencyFormat;
}

/** How far the basket of call 13 is from free delivery. */
export function FreeDelivery({ missing, from, currency }: FreeDeliveryProps) {
  const t = useTexts(basketPreviewTexts);
  const left = Math.round(Number(missing) * 100);
  const worth = Math.max(from - left, 0);
  return (
    <FreeDeliveryBar
      text={t(left > 0 ? 'missingForFree' : 'freeDelivery')}
      amount={left > 0 ? formatMoney(left, currency) : null}
      progressText={t('progress', { worth: formatMoney(worth, currency), from: formatMoney(from, currency) })}
      worth={worth}
      from={from}
    />
  );
}
