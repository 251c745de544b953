import { Button } from '../../../../../components/button/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { RebateData } from '../../server/basket-data.ts';
import * as styles from './basket.css.ts';
import { basketPageTexts } from './texts.ts';
import { rebateFields } from './use-basket-form.ts';

export interface RebateFieldProps {
  /** The basket's form, elsewhere on the page. */
  form: string;
  rebate: RebateData | null;
  /** The refused input. */
  typed: string;
  problem: string | null;
  /** Waits for the server. */
  isSent: boolean;
}

/** The discount code of the basket: a field for it, or its effect and the button that removes it (H-03). */
export function RebateField({ form, rebate, typed, problem, isSent }: RebateFieldProps) {
  const t = useTexts(basketPageTexts);
  if (rebate) {
    return (
      <div className={styles.usedRebate}>
        <p className={styles.rebateText} data-active={rebate.isActive || undefined}>
          <Icon shape={rebate.isActive ? icons.check : icons.info} size={20} /> {rebate.text}
        </p>
        <Button
          id={rebateFields.action}
          form={form}
          type="submit"
          size="compact"
          name={rebateFields.action}
          value="delete"
          isBusy={isSent}
        >
          {t('removeCode')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.rebate}>
      <TextField
        id={rebateFields.code}
        form={form}
        name={rebateFields.code}
        label={t('code')}
        defaultValue={typed}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        isRequired={false}
      />
      <div className={styles.rebateButton}>
        <Button form={form} type="submit" name={rebateFields.action} value="add" isBusy={isSent}>
          {t('useCode')}
        </Button>
      </div>
    </div>
  );
}
