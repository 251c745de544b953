import { Button } from '../../../../../components/button/index.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { opinionTexts } from '../../browser/opinions/texts.ts';
import { confirmedValue, opinionOrders, opinionParameters } from './opinions-choice.ts';
import type { OpinionsData } from './opinions-data.ts';
import { ChoiceForm } from '../../../../shared/choice-form.tsx';
import * as styles from './product-opinions.css.ts';

/** Which opinions, in which order: a plain GET form; with a script a choice loads the list and keeps focus (T-37). */
export function OpinionsControls({ data: { form, choice, summary } }: { data: OpinionsData }) {
  const t = useTexts(opinionTexts);
  return (
    <ChoiceForm className={styles.controls} form={form}>
      <Checkbox
        id="opinie-potwierdzone"
        label={t('confirmedOnly', { count: summary.confirmed })}
        name={opinionParameters.filter}
        value={confirmedValue}
        defaultChecked={choice.isConfirmedOnly}
      />
      <div className={styles.order}>
        <Select
          id="opinie-kolejnosc"
          label={t('order')}
          name={opinionParameters.order}
          options={opinionOrders.map(([order, value]) => ({ value, label: t(`order-${order}`) }))}
          defaultValue={opinionOrders.find(([order]) => order === choice.order)?.[1]}
        />
      </div>
      <span className={styles.apply}>
        <Button type="submit">{t('apply')}</Button>
      </span>
    </ChoiceForm>
  );
}
