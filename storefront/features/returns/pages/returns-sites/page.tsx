import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { icons } from '../../../../../components/icon/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { Unbroken } from '../../../../shared/unbroken.tsx';
import { RefundSum } from '../../server/flow/refund-sum.tsx';
import { StepFrame } from '../../server/flow/return-frame.tsx';
import type { StepAttempt, StepData } from '../../server/flow/step-page.tsx';
import { returnTexts } from '../../server/flow/texts.ts';

/** Step 4a of the platform: the shop or stock that takes the goods, with its hours [S-29]. */
export function ReturnSitesPage(props: PageViewProps<StepData, StepAttempt>) {
  const t = useTexts(returnTexts);
  const { draft, stocks } = props.data.flow;
  return (
    <StepFrame
      {...props}
      title={t('sites.title')}
      submit={t('method.next')}
      sum={<RefundSum amount={props.data.amounts.total} />}
    >
      <RadioGroup
        aria-labelledby="step-heading"
        name="stock"
        look="tile"
        defaultValue={draft.stock}
        options={stocks.map(({ id, name, address, openingHours }) => ({
          value: id,
          label: name,
          icon: icons.pin,
          description: (
            <Unbroken>
              {[
                `${address.street}, ${address.zipcode} ${address.city}`,
                ...openingHours.map((hours) => t('sites.hours', { ...hours })),
              ].join('; ')}
            </Unbroken>
          ),
        }))}
      />
    </StepFrame>
  );
}
