import { Button } from '../../../../../components/button/index.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { PaymentTiles, type PaymentTile } from '../../../../../patterns/payment-tiles/index.ts';
import { recountButton } from '../delivery-form.ts';
import * as styles from './payment-section.css.ts';
import { orderStepOneTexts } from './texts.ts';

/** What a buyer in instalments reads before choosing them, for one delivery. */
export interface InstalmentTerms {
  /** The representative example (Directive 2008/48/EC, art. 4). */
  example: string;
  /** The calculator with this amount. */
  calculator: string;
}

export interface PaymentSectionProps {
  tiles: ReadonlyArray<PaymentTile>;
  chosen: string;
  onChange: (value: string) => void;
  /** The value of the tile of instalments, and their terms; null without them. */
  instalments: (InstalmentTerms & { value: string }) | null;
  haveTermsBeenRead: boolean;
}

/** The payment half of step 1: each method, or why it does not go with the chosen delivery. */
export function PaymentSection({ tiles, chosen, onChange, instalments, haveTermsBeenRead }: PaymentSectionProps) {
  const t = useTexts(orderStepOneTexts);
  return (
    <>
      <PaymentTiles
        tiles={tiles.map((tile) =>
          tile.value === instalments?.value
            ? { ...tile, content: <Terms {...instalments} haveBeenRead={haveTermsBeenRead} /> }
            : tile,
        )}
        chosen={chosen}
        onChange={onChange}
        heading={
          <Heading level={2} look="h3">
            {t('payment')}
          </Heading>
        }
      />
      <div className={styles.recount}>
        <p className={styles.note}>{t('recountNote')}</p>
        <Button type="submit" name={recountButton} value="1" formNoValidate formAction="#payform_id">
          {t('recount')}
        </Button>
      </div>
    </>
  );
}

function Terms({ example, calculator, haveBeenRead }: InstalmentTerms & { haveBeenRead: boolean }) {
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
        isRequired
      />
    </div>
  );
}
