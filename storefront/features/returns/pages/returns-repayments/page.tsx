import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { StepFrame } from '../../server/flow/return-frame.tsx';
import type { StepAttempt, StepData } from '../../server/flow/step-page.tsx';
import { returnTexts } from '../../server/flow/texts.ts';

/** Steps 5 and 5a of the platform: how the money goes back [S-30]. */
export function ReturnRepaymentsPage(props: PageViewProps<StepData, StepAttempt>) {
  const t = useTexts(returnTexts);
  const { flow, forms, amounts, iban } = props.data;
  const { draft } = flow;
  const contents = {
    o: undefined,
    t: undefined,
    b: (
      <TextField
        id="bank_account"
        name="bank_account"
        label={t('iban')}
        note={t('ibanNote')}
        defaultValue={iban}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
    ),
    x: <TextArea id="return_text" name="return_text" label={t('text')} defaultValue={draft.text} maxLength={500} />,
  };
  return (
    <StepFrame
      {...props}
      title={t('repayments.title')}
      lead={t('repayments.lead', { amount: amounts.total })}
      submit={t('repayments.next')}
    >
      <RadioGroup
        aria-labelledby="step-heading"
        name="return_type"
        look="tile"
        defaultValue={draft.form ?? ''}
        options={forms.map((form) => ({
          value: form,
          label: t(`form.${form}`),
          description: t(`form.${form}Note`),
          content: contents[form],
        }))}
      />
    </StepFrame>
  );
}
