import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { methodParams } from '../../server/flow/draft.ts';
import { RefundSum } from '../../server/flow/refund-sum.tsx';
import { StepFrame } from '../../server/flow/return-frame.tsx';
import type { StepAttempt, StepData } from '../../server/flow/step-page.tsx';
import { returnTexts } from '../../server/flow/texts.ts';

/** Step 3 of the platform: how the goods come back, with what that way needs to know [S-27]. */
export function ReturnMethodPage(props: PageViewProps<StepData, StepAttempt>) {
  const t = useTexts(returnTexts);
  const { flow, amounts } = props.data;
  return (
    <StepFrame
      {...props}
      title={t('method.title')}
      submit={t('method.next')}
      sum={<RefundSum amount={amounts.total} />}
    >
      <RadioGroup
        aria-labelledby="step-heading"
        name="return_type"
        look="tile"
        defaultValue={flow.draft.method === null ? '' : String(flow.draft.method)}
        options={([5, 4, 1, 2, 3] as const).map((method) => {
          const params = methodParams[method];
          return {
            value: String(method),
            label: t(`method.${method}`),
            description: t(`method.${method}Note`),
            amount: method === 2 ? amounts.parcel : method === 3 ? undefined : t('method.free'),
            content: params && (
              <Select
                name={`method_param[${method}]`}
                label={t(method === 2 ? 'param.2' : 'param.4')}
                placeholder={t('param.choose')}
                defaultValue={flow.draft.method === method ? flow.draft.param : ''}
                options={params.map((param) => ({ value: param, label: t(`param.${param}`) }))}
              />
            ),
          };
        })}
      />
    </StepFrame>
  );
}
