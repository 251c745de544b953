import { Button } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { PaymentTiles, type PaymentTile } from '../../../../../patterns/payment-tiles/index.ts';
import { recountButton } from '../delivery/courier-fields.ts';
import { InstalmentTermsRead, type InstalmentTerms } from './instalment-terms.tsx';
import * as styles from './payment-section.css.ts';
import { orderStepOneTexts } from './texts.ts';

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
            ? { ...tile, content: <InstalmentTermsRead {...instalments} haveBeenRead={haveTermsBeenRead} /> }
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
