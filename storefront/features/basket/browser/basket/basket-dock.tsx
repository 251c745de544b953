import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from './basket.css.ts';
import { basketPageTexts } from './texts.ts';

export interface BasketDockProps {
  /** The basket's form, elsewhere on the page. */
  form: string;
  /** The summary: the dock is there while this is out of view. */
  place: RefObject<HTMLElement | null>;
  /** The sum, formatted. */
  total: string;
}

/** On phones the sum and a second button to the order, docked while the summary is out of view. */
export function BasketDock({ form, place, total }: BasketDockProps) {
  const t = useTexts(basketPageTexts);
  const isOut = useIsOutOfView(place);
  if (!isOut) return null;
  return (
    <div className={styles.dock} data-basket-dock="">
      <p className={styles.dockTotal}>
        <span className={styles.dockLabel}>{t('dockTotal')} </span>
        {total}
      </p>
      <Button form={form} type="submit" name="next" value="order" tone="primary">
        {t('goOnShort')}
      </Button>
    </div>
  );
}

function useIsOutOfView(place: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)!.isIntersecting;
      // The dock leaves: focus goes to the same button of the summary.
      if (isSeen && document.activeElement?.closest('[data-basket-dock]'))
        element.querySelector<HTMLElement>('[name="next"]')?.focus({ preventScroll: true });
      setIsOut(!isSeen);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isOut;
}
