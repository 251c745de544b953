import type { RefObject } from 'react';
import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { useOutOfView } from '../../../../platform/browser/use-out-of-view.ts';
import * as styles from './buy-bar.css.ts';
import { buyFormTexts } from './buy-form.texts.ts';

export interface BuyBarProps {
  /** The buy button's own place: the bar is there while this is out of view. */
  place: RefObject<HTMLElement | null>;
  /** The price of the chosen quantity. */
  total: string;
  isBusy: boolean;
}

/** On phones the price and a second buy button, docked while the first one is out of view. Loaded at the first scroll. */
export function BuyBar({ place, total, isBusy }: BuyBarProps) {
  const t = useTexts(buyFormTexts);
  const isDocked = useOutOfView(place, 'buy-bar', '[type="submit"]');
  if (!isDocked) return null;
  return (
    <div className={styles.bar} data-buy-bar="">
      <p className={styles.total}>{total}</p>
      <Button type="submit" tone="primary" isBusy={isBusy}>
        {t('buy')}
        <VisuallyHidden>{`, ${total}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
