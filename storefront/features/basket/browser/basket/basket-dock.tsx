import type { RefObject } from 'react';
import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { useOutOfView } from '../../../../platform/browser/use-out-of-view.ts';
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
  const isOut = useOutOfView(place, 'basket-dock', '[name="next"]');
  if (!isOut) return null;
  return (
    <div className={styles.dock} data-basket-dock="">
      <div className={styles.dockTotal}>
        <p className={styles.dockLabel}>{t('dockTotal')}</p>
        {total}
      </div>
      <Button form={form} type="submit" name="next" value="order" tone="primary">
        {t('goOnShort')}
      </Button>
    </div>
  );
}
