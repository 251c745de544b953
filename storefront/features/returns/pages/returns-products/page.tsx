import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { FieldMessage } from '../../../../../components/field/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import { returnableOf } from '../../../../../patterns/rules/return-lines.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import { shortQuantity } from '../../../basket/index.ts';
import quantity from '../../browser/returns-products/islands/quantity.tsx';
import { quantityOf, returnReasons } from '../../server/flow/draft.ts';
import { nameOf } from '../../server/flow/describe.ts';
import { stepOf, type FlowLine } from '../../server/flow/flow.ts';
import * as styles from '../../server/flow/flow.css.ts';
import { RefundSum } from '../../server/flow/refund-sum.tsx';
import { ReturnFrame, StepFrame } from '../../server/flow/return-frame.tsx';
import type { StepAttempt, StepData } from '../../server/flow/step-page.tsx';
import { returnTexts } from '../../server/flow/texts.ts';

/** Step 2 of the platform: which products go back, how much of each, and perhaps why [S-26]. */
export function ReturnProductsPage(props: PageViewProps<StepData, StepAttempt>) {
  const t = useTexts(returnTexts);
  const { flow, money, amounts } = props.data;
  const problems = new Map(props.attempt?.errors.map(({ name, message }) => [name, message]));
  const none = props.attempt?.errors.find(({ name }) => name.startsWith('product['))?.message;
  const possible = flow.lines.filter(({ obstacle }) => obstacle === null);
  const list = (
    // Safari with VoiceOver drops the semantics of lists without markers, unless they have the role.
    <ul role="list" aria-label={t('products.list')} className={styles.list}>
      {[...Map.groupBy(flow.lines, ({ position }) => position)].map(([position, own]) => {
        const lines = own.map((line) => (
          <Line
            key={line.index}
            line={line}
            chosen={flow.draft.parts[line.index]}
            isOnly={possible.length === 1}
            problem={problems.get(`set_quantity[${line.index}]`)}
          />
        ));
        const bundle = own[0]?.bundle;
        if (!bundle) return lines;
        return (
          <li key={position} className={styles.bundle}>
            <Heading level={3}>{bundle.name}</Heading>
            <Text look="small" tone="muted">
              {keepTogether(t('products.bundle'))}
            </Text>
            <ul role="list" aria-label={t('products.parts', { name: bundle.name })} className={styles.parts}>
              {lines}
            </ul>
          </li>
        );
      })}
    </ul>
  );
  const order = addressOf('order-details', {}, flow.access);
  if (possible.length === 0)
    return (
      <ReturnFrame isOwn={flow.isOwn} title={t('head', { number: flow.order.number })}>
        <EmptyState
          level={2}
          title={t('products.none')}
          actions={
            <Link href={order} look="standalone">
              {t('products.back')}
            </Link>
          }
        />
        {list}
      </ReturnFrame>
    );
  return (
    <StepFrame
      {...props}
      title={t('products.title')}
      lead={t('products.lead', { day: flow.until })}
      submit={t('products.next')}
      sum={money.goods > 0 && <RefundSum amount={amounts.total} />}
    >
      {none !== undefined && <FieldMessage state="error">{none}</FieldMessage>}
      {list}
      <div className={styles.narrow}>
        <TextArea
          name="return_comment"
          label={t('products.comment')}
          defaultValue={flow.draft.comment}
          maxLength={1000}
          isOptional
        />
      </div>
    </StepFrame>
  );
}

interface LineProps {
  line: FlowLine;
  chosen: { quantity: string; reason: string } | undefined;
  /** The only one that may be returned is ticked: there is nothing to choose. */
  isOnly: boolean;
  problem: string | undefined;
}

function Line({ line, chosen, isOnly, problem }: LineProps) {
  const t = useTexts(returnTexts);
  const { index, bundle, obstacle, unit } = line;
  const name = nameOf(line.name, bundle?.name, t);
  const returnable = returnableOf(line);
  const value = quantityOf(chosen?.quantity ?? '', returnable);
  const bought = shortQuantity({ singular: unit }, line.quantity);
  const left = shortQuantity({ singular: unit }, returnable);
  return (
    <li className={styles.line}>
      <div className={styles.tick}>
        {obstacle === null && (
          <Checkbox
            name={`product[${index}]`}
            value={String(line.productId)}
            aria-label={t('products.choose', { name: [name, line.facts].filter(Boolean).join(', ') })}
            defaultChecked={chosen !== undefined || isOnly}
          />
        )}
      </div>
      <div className={styles.picture}>
        {line.picture && <Image source={line.picture} alt="" sizes="72px" ratio="1:1" isFaded={obstacle !== null} />}
      </div>
      <div className={styles.words}>
        <Heading level={bundle ? 4 : 3} look={bundle ? 'label' : 'h3'}>
          {line.name}
        </Heading>
        <Text look="small" tone="muted">
          {[
            line.facts,
            t(line.returned > 0 && returnable > 0 ? 'products.left' : 'products.bought', { quantity: bought, left }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {obstacle !== null && <Text look="small">{obstacle}</Text>}
        {obstacle === null && line.isSealed && <Text look="small">{t('products.sealed')}</Text>}
      </div>
      <div className={styles.total}>
        <Text as="span" look="ui" isNumeric isUnbroken isStrong>
          {line.paidText}
        </Text>
      </div>
      {obstacle === null && (
        <div className={styles.choices} role="group" aria-label={name}>
          <input type="hidden" name={`size[${index}]`} value={line.size} />
          <input type="hidden" name={`additional[${index}]`} value={line.additional} />
          {bundle && (
            <>
              <input type="hidden" name={`bundle[${index}]`} value={bundle.productId} />
              <input type="hidden" name={`bundle_size[${index}]`} value={bundle.size} />
            </>
          )}
          <Island
            of={quantity}
            props={{
              name: `set_quantity[${index}]`,
              productName: name,
              unit,
              step: stepOf(line),
              max: returnable,
              value: Math.min(value ?? returnable, returnable),
              ...(problem !== undefined && { text: chosen?.quantity ?? '', error: problem }),
            }}
          />
          <Select
            name={`reason[${index}]`}
            label={t('products.reason')}
            defaultValue={chosen?.reason ?? ''}
            options={[
              { value: '', label: t('reason.none') },
              ...returnReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
            ]}
            isOptional
          />
        </div>
      )}
    </li>
  );
}
