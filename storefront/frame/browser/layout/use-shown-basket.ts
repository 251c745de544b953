import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../../components/announcer/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { basketChanged } from '../../../../patterns/contract/basket-change.ts';
import { basketPreview, type BasketAtAGlance } from '../../../../patterns/contract/client/calls/basket.ts';
import { connectShop } from '../../../../patterns/contract/client/connection.ts';
import type { MoneyWords } from '../../../../patterns/rules/money.ts';
import type { PriceType } from '../../../../patterns/rules/price-calculator.ts';
import { showBasket } from '../../../../patterns/site-header/show-basket.ts';
import { siteHeaderTexts } from '../../../../patterns/site-header/texts.ts';
import { basketDisclosureTexts } from './basket-disclosure.texts.ts';
import { basketSummary } from './basket-summary.ts';
import { pagePrefix } from '../../../platform/browser/page-prefix.ts';

interface Shown {
  basket: BasketAtAGlance | null;
  hasFailed: boolean;
}

/**
 * The basket of call 13, requested again after each change, here or in another tab. The header follows it. The first
 * answer is announced: focus stays on the button that opened it.
 */
export function useShownBasket(priceType: PriceType, words: MoneyWords): Shown & { retry: () => void } {
  const t = useTexts(basketDisclosureTexts);
  const inHeader = useTexts(siteHeaderTexts);
  const [shown, setShown] = useState<Shown>({ basket: null, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const isAnnounced = useRef(false);

  useEffect(() => {
    const ask = () => setAttempt((number) => number + 1);
    document.addEventListener(basketChanged, ask);
    return () => document.removeEventListener(basketChanged, ask);
  }, []);

  const show = useEffectEvent((basket: BasketAtAGlance) => {
    setShown({ basket, hasFailed: false });
    const summary = basketSummary(basket, { priceType, words, t: inHeader });
    const { count, countText, worth } = summary;
    showBasket(summary);
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    announce(count === 0 ? t('empty') : t('summary', { count: countText, total: worth }));
  });
  const fail = useEffectEvent((error: unknown) => {
    console.error(error);
    // After a change the old basket would be wrong: show none.
    setShown({ basket: null, hasFailed: true });
    announce(t('failed'));
  });

  useEffect(() => {
    const { signal, abort } = abortable();
    basketPreview(connectShop({ baseUrl: pagePrefix(), priceType }), { signal }).then(
      (basket) => show(basket),
      (error: unknown) => signal.aborted || fail(error),
    );
    return abort;
  }, [attempt, priceType]);

  const retry = () => {
    setShown({ basket: null, hasFailed: false });
    setAttempt((number) => number + 1);
  };
  return { ...shown, retry };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
