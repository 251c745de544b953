import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { PaymentTiles } from '../../../../../patterns/payment-tiles/index.ts';
import type { StepOneData } from '../../pages/order-step-1/data.ts';
import type { DeliveryValues } from '../delivery-form.ts';
import type { ListedPoints } from '../delivery/courier-fields.ts';
import { DeliverySection } from '../delivery/delivery-section.tsx';
import * as styles from '../order-page.css.ts';
import { Invoice } from './customer-fields.tsx';
import { orderStepOneTexts } from './texts.ts';

export interface ChoicesProps {
  data: Pick<StepOneData, 'invoiceTiles' | 'deliveryTiles' | 'paymentTiles' | 'today'>;
  values: DeliveryValues;
  points: ListedPoints;
}

/** What is chosen beside the address: invoice, delivery and payment. */
export function Choices({ data, values, points }: ChoicesProps) {
  const t = useTexts(orderStepOneTexts);
  return (
    <>
      <div className={styles.ruledSection} data-late="">
        <Invoice values={values} chosen={values.invoice_address} tiles={data.invoiceTiles} />
      </div>
      <div className={styles.ruledSection} data-late="">
        <DeliverySection tiles={data.deliveryTiles} points={points} values={values} today={data.today} />
      </div>
      <div className={styles.ruledSection} data-late="">
        <PaymentTiles
          tiles={data.paymentTiles}
          chosen={values.payform_id}
          heading={
            <Heading level={2} look="h3">
              {t('payment')}
            </Heading>
          }
        />
      </div>
    </>
  );
}
