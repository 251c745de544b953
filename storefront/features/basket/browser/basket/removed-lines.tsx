import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { ShownBasket } from '../../server/shown-basket.ts';
import * as styles from './basket.css.ts';
import { basketPageTexts } from './texts.ts';

/** The field that puts removed lines back; also the id of its button. */
export const restoreField = 'restore';

/** What was removed last, and the button that puts it back: a submit button of the basket's form (S-03). */
export function RemovedLines({ removed, isSent }: { removed: NonNullable<ShownBasket['removed']>; isSent: boolean }) {
  const t = useTexts(basketPageTexts);
  const names = removed.names.join(', ');
  return (
    <div className={styles.removed}>
      <p>{t('removedLine', { names })}</p>
      <Button
        id={restoreField}
        type="submit"
        size="compact"
        name={restoreField}
        value="1"
        isBusy={isSent}
        aria-label={`${t('restore')}: ${names}`}
      >
        {t('restore')}
      </Button>
    </div>
  );
}
