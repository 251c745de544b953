import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { itemsOf, type DeliveryItem } from '../../server/flow/draft.ts';
import { RefundSum } from '../../server/flow/refund-sum.tsx';
import { StepFrame } from '../../server/flow/return-frame.tsx';
import type { StepAttempt, StepData } from '../../server/flow/step-page.tsx';
import { returnTexts } from '../../server/flow/texts.ts';

/** Step 3d of the platform: the delivery item [S-28]. */
export function ReturnCouriersPage(props: PageViewProps<StepData, StepAttempt>) {
  const t = useTexts(returnTexts);
  const { draft } = props.data.flow;
  return (
    <StepFrame
      {...props}
      title={t('couriers.title')}
      submit={t('method.next')}
      sum={<RefundSum amount={props.data.amounts.total} />}
    >
      <RadioGroup
        aria-labelledby="step-heading"
        name="shipping"
        look="tile"
        defaultValue={draft.shipping}
        options={itemsOf(draft.method).map((item) => ({ value: item, label: t(`shipping.${item as DeliveryItem}`) }))}
      />
    </StepFrame>
  );
}
