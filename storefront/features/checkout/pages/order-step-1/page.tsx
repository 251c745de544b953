import { Container } from '../../../../../components/container/index.ts';
import { Steps } from '../../../../../components/steps/index.ts';
import { OrderHelp } from '../../server/order-help.tsx';
import * as styles from '../../browser/order-page.css.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { StepOneAttempt } from './actions.ts';
import type { StepOneData } from './data.ts';
import orderForm from '../../browser/order-step-1/islands/order-form.tsx';

/** Order, step 1 [S-04]: recipient, delivery and payment. */
export function OrderStepOnePage({ data, attempt }: PageViewProps<StepOneData, StepOneAttempt>) {
  const { steps, help, ...form } = data;
  return (
    <Container>
      <div className={styles.steps}>
        <Steps steps={steps} current={2} />
      </div>
      <Island of={orderForm} props={{ data: form, attempt: attempt ?? null }} />
      <OrderHelp {...help} />
    </Container>
  );
}
