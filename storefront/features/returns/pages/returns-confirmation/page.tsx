import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { returnKey } from '../../../../../patterns/rules/return-lines.ts';
import { orderPageStyles } from '../../../checkout/order-page.ts';
import { shortQuantity } from '../../../basket/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { Unbroken } from '../../../../shared/unbroken.tsx';
import { methodText, nameOf, placeText, refundText } from '../../server/flow/describe.ts';
import { partsOf } from '../../server/flow/flow.ts';
import { RefundFigures } from '../../server/flow/refund-figures.tsx';
import { StepFrame } from '../../server/flow/return-frame.tsx';
import type { StepAttempt, StepData } from '../../server/flow/step-page.tsx';
import { addressOfStep, type StepKind } from '../../server/flow/steps.ts';
import { returnTexts } from '../../server/flow/texts.ts';

/** Step 6 of the platform: everything chosen, each with a link to change it, and the amount. */
export function ReturnConfirmationPage(props: PageViewProps<StepData, StepAttempt>) {
  const t = useTexts(returnTexts);
  const { flow, money, amounts } = props.data;
  const { draft, lines, stocks } = flow;
  const goods = partsOf(flow).map(({ quantity, reason, ...key }) => {
    const line = lines.find((one) => returnKey(one) === returnKey(key))!;
    return [
      nameOf(line.name, line.bundle?.name, t),
      line.facts,
      shortQuantity({ singular: line.unit }, quantity),
      reason && t(`reason.${reason as 'fit'}`),
    ]
      .filter(Boolean)
      .join(', ');
  });
  const facts: ReadonlyArray<readonly [string, ReadonlyArray<string>, StepKind]> = [
    [t('summary.products'), goods, 'returns-products'],
    [
      t('summary.method'),
      [methodText(draft.method!, t), placeText(draft, stocks, t)].filter(Boolean),
      'returns-method',
    ],
    [t('summary.form'), [refundText(draft.form!, draft, t)], 'returns-repayments'],
    ...(draft.comment === '' ? [] : [[t('summary.comment'), [draft.comment], 'returns-products'] as const]),
  ];
  return (
    <StepFrame {...props} title={t('summary.title')} submit={t('summary.send')}>
      <dl className={orderPageStyles.facts}>
        {facts.map(([name, values, step]) => (
          <div key={name} className={orderPageStyles.fact}>
            <dt className={orderPageStyles.factName}>{name}</dt>
            {values.map((value) => (
              <dd key={value} className={orderPageStyles.factValue}>
                <Unbroken>{value}</Unbroken>
              </dd>
            ))}
            <dd className={orderPageStyles.change}>
              <HiddenSpace />
              <Link href={addressOfStep(step, flow)}>
                {t('summary.change')}
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Heading level={3} look="label">
        {t('summary.repayment')}
      </Heading>
      <RefundFigures amounts={amounts} money={money} />
      <input type="hidden" name="expected" value={money.total} />
      <input type="hidden" name="key" value={props.data.key} />
    </StepFrame>
  );
}
