import { useRef } from 'react';
import { Button, IconButton } from '../../../../components/button/index.ts';
import { icons } from '../../../../components/icon/index.ts';
import { Skeleton } from '../../../../components/skeleton/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { BasketPreview, basketPreviewOf, FreeDelivery } from '../../../../patterns/basket-preview/index.ts';
import { useShopEnvironment } from '../../../../patterns/shop-environment/index.ts';
import type { BasketDisclosureProps } from './basket-disclosure.tsx';
import * as styles from './basket-disclosure.css.ts';
import { basketDisclosureTexts } from './basket-disclosure.texts.ts';
import { useShownBasket } from './use-shown-basket.ts';

export interface BasketPanelProps extends BasketDisclosureProps {
  /** Closes the panel and restores focus. */
  close: () => void;
}

/** The basket of call 13, its loading state, and its failure. */
export function BasketPanel({
  close,
  basketAddress,
  orderAddress,
  freeShippingFrom,
  freeShippingFromText,
  words,
  ...settings
}: BasketPanelProps) {
  const t = useTexts(basketDisclosureTexts);
  const { priceType } = useShopEnvironment();
  const box = useRef<HTMLDivElement>(null);
  const { basket, hasFailed, retry } = useShownBasket(priceType, words);

  const tryAgain = () => {
    // Its button goes.
    box.current?.focus();
    retry();
  };
  if (!basket)
    return (
      <div className={styles.waiting} ref={box} tabIndex={-1} role="group" aria-label={t('preview')}>
        <p>{t(hasFailed ? 'failed' : 'loading')}</p>
        {hasFailed ? <Button onClick={tryAgain}>{t('retry')}</Button> : <Skeleton lines={4} />}
      </div>
    );
  return (
    <BasketPreview
      {...basketPreviewOf(basket, { priceType, words, ...settings })}
      freeDelivery={
        <FreeDelivery basket={basket} from={freeShippingFrom} fromText={freeShippingFromText} word={words.paid} />
      }
      basketAddress={basketAddress}
      orderAddress={orderAddress}
      close={<IconButton icon={icons.close} label={t('close')} onClick={close} />}
    />
  );
}
