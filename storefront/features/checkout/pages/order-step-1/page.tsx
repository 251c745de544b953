import { Container } from '../../../../../components/container/index.ts';
import { useTextsContext } from '../../../../../components/texts/index.ts';
import { Steps } from '../../../../../components/steps/index.ts';
import { OrderHelp } from '../../server/order-help.tsx';
import * as styles from '../../browser/order-page.css.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { PartStyles } from '../../../../platform/document/document.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { StepOneAttempt } from './actions.ts';
import type { StepOneData } from './data.ts';
import orderForm from '../../browser/order-step-1/islands/order-form.tsx';
import { lateCode } from '../../browser/order-step-1/late-code.ts';
import { asked } from '../../browser/order-step-1/asked.ts';
import { AskedFields } from '../../../../shared/browser/forms/asked-fields.tsx';
import { provideLateCode } from '../../browser/order-step-1/late.ts';
import { chosenSums } from '../../server/delivery/delivery-sums.ts';
import { errorsOf } from './errors.ts';

provideLateCode(lateCode);
asked.Fields = AskedFields;

/** Order, step 1 [S-04]: recipient, delivery and payment. */
export function OrderStepOnePage({ data, attempt }: PageViewProps<StepOneData, StepOneAttempt>) {
  const { steps, help, ...form } = data;
  const texts = useTextsContext();
  return (
    <Container>
      <PartStyles of="dates" />
      <div className={styles.steps}>
        <Steps steps={steps} current={2} />
      </div>
      <Island
        of={orderForm}
        props={{
          data: form,
          attempt: attempt ? { values: attempt.values, points: attempt.points } : null,
          sumKeys: chosenSums(attempt?.values ?? data.values, data.options.offers, data.sums),
          errors: attempt ? errorsOf(attempt, texts) : [],
        }}
      />
      <OrderHelp {...help} />
    </Container>
  );
}
