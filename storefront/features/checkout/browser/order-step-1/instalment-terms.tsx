import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from './payment-section.css.ts';
import { orderStepOneTexts } from './texts.ts';

/** What a buyer in instalments reads before choosing them. */
export interface InstalmentTerms {
  /** The representative example (Directive 2008/48/EC, art. 4). */
  example: string;
  /** The calculator with this amount. */
  calculator: string;
}

export interface InstalmentTermsReadProps extends InstalmentTerms {
  haveBeenRead: boolean;
  problem?: string | undefined;
}

/** The example, the way to all terms, and the box that says they have been read. */
export function InstalmentTermsRead({ example, calculator, haveBeenRead, problem }: InstalmentTermsReadProps) {
  const t = useTexts(orderStepOneTexts);
  return (
    <div className={styles.terms}>
      <p className={styles.note}>{example}</p>
      <Link href={calculator} leadsTo="newWindow">
        {t('instalmentCalculator')}
      </Link>
      <Checkbox
        id="instalment_terms"
        name="instalment_terms"
        value="read"
        label={t('instalmentTermsRead')}
        defaultChecked={haveBeenRead}
        error={problem}
        isRequired
      />
    </div>
  );
}
