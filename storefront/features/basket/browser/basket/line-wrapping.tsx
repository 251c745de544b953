import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { WrappingOption } from '../../server/wrappings.ts';
import * as styles from './basket.css.ts';
import { Named } from './gift-groups.tsx';
import { LineSummary } from './line-summary.tsx';
import { basketPageTexts } from './texts.ts';

export interface LineWrappingProps {
  /** The field's name in the form: `wrapper[0]`. */
  field: string;
  /** Of the product. */
  name: string;
  /** The selected value; '' for none. */
  chosen: string;
  options: ReadonlyArray<WrappingOption>;
  onChoose: (value: string) => void;
}

/** The gift wrapping of a line (E-12). The selected one is a line below it. */
export function LineWrapping({ field, name, chosen, options, onChoose }: LineWrappingProps) {
  const t = useTexts(basketPageTexts);
  return (
    <details className={styles.comment} open={chosen !== ''}>
      <LineSummary text={t('wrap')} name={name} />
      <RadioGroup
        name={field}
        aria-label={t('wrapOf', { name })}
        look="tile"
        value={chosen}
        onChange={onChoose}
        options={[
          ...options.map(({ value, amount, ...option }) => ({ value, label: <Named {...option} note={amount} /> })),
          { value: '', label: t('noWrapping') },
        ]}
      />
    </details>
  );
}
