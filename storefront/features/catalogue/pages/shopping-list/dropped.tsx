import { Alert } from '../../../../../components/alert/alert.tsx';
import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import type { ShoppingListData } from './data.ts';
import * as styles from './page.css.ts';

/** What was just removed, and the button that brings it back. */
export function Dropped({ data: { id, dropped } }: { data: ShoppingListData }) {
  const t = useTexts(shoppingListTexts);
  return (
    <Alert tone="success" title={t('dropped', { count: dropped.length })}>
      <form method="post" action={addressOf('shopping-list')} className={styles.restore}>
        {id !== '' && <input type="hidden" name="id" value={id} />}
        {dropped.map((line) => (
          <input key={line} type="hidden" name="line" value={line} />
        ))}
        <Button type="submit" name="do" value="restore" tone="text" size="compact">
          {t('restore')}
        </Button>
      </form>
    </Alert>
  );
}
