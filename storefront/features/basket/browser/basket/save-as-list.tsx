import { Button } from '../../../../../components/button/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { summaryButton } from '../../../../../patterns/summary-button/summary-button.css.ts';
import type { BasketAttempt } from '../../pages/basket/attempt.ts';
import * as styles from './basket.css.ts';
import { basketPageTexts } from './texts.ts';

export interface SaveAsListProps {
  /** The basket's form, elsewhere on the page. */
  form: string;
  /** The name that the shop proposes. */
  name: string;
  /** A refused name. */
  refused: BasketAttempt['list'];
}

/** Copies the basket to a new shopping list, for later. */
export function SaveAsList({ form, name, refused }: SaveAsListProps) {
  const t = useTexts(basketPageTexts);
  return (
    <details open={refused !== undefined}>
      <summary className={summaryButton}>
        {t('saveAsList')}
        <span className={styles.summarySign}>
          <Icon shape={icons.chevronDown} size={20} />
        </span>
      </summary>
      <div className={styles.rebate}>
        <TextField
          id="list_name"
          form={form}
          name="list_name"
          label={t('listName')}
          defaultValue={refused?.typed ?? name}
          error={refused?.problem ?? null}
          autoComplete="off"
          isRequired={false}
        />
        <div className={styles.rebateButton}>
          <Button form={form} type="submit" name="save_list" value="1">
            {t('saveList')}
          </Button>
        </div>
      </div>
    </details>
  );
}
