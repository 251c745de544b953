import { useCallback } from 'react';
import { Countdown } from '../../../../../components/countdown/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { useShopEnvironment } from '../../../../../patterns/shop-environment/index.ts';
import { promotionTexts } from './promotion-end.texts.ts';

export interface PromotionEndProps {
  /** Milliseconds since 1970. */
  end: number;
  /** Milliseconds between two readings of the clock. */
  refresh: number;
}

/** The time until the reduced price ends; at its end it removes itself (T-36). */
export function PromotionEnd({ end, refresh }: PromotionEndProps) {
  const t = useTexts(promotionTexts);
  const { now, timeZone } = useShopEnvironment();
  // By the shop's clock: a device's may be wrong.
  const clock = useCallback(() => now + Date.now() - performance.timeOrigin, [now]);
  return (
    <Countdown
      end={end}
      now={now}
      clock={clock}
      refresh={refresh}
      timeZone={timeZone}
      label={t('timeLeft')}
      endLabel={t('ends')}
    />
  );
}
