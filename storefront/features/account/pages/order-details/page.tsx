import type { ReactNode } from 'react';
import { LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Steps } from '../../../../../components/steps/index.ts';
import { Timeline } from '../../../../../components/timeline/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, type Translate } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { OrderColumns } from '../../../../../patterns/order-columns/index.ts';
import { OrderSummary } from '../../../../../patterns/order-summary/index.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import { FilesSection } from '../../server/files/files-section.tsx';
import { GiftCardsSection } from '../../server/files/gift-cards-section.tsx';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import { OrderStateMark } from '../../server/orders/order-state-mark.tsx';
import type { OrderView } from '../../../checkout/order-view.ts';
import { orderPageStyles as styles } from '../../../checkout/order-page.ts';
import { TransferBlock } from '../../../checkout/transfer-block.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { OrderDetailsAttempt } from './actions.ts';
import type { OrderDetailsData } from './data.ts';
import { PaymentsBlock } from '../../../payment/payments-block.ts';
import { OpenAccount, OrderActions, PicturedLines } from './parts.tsx';
import * as own from './order-details.css.ts';
import { orderDetailsTexts } from './texts.ts';

/**
 * A placed order: its number, what happens next, what to pay. Its client sees it in the account, with its history;
 * visitors with its address see the history once processing starts.
 */
export function OrderDetailsPage({ data, attempt }: PageViewProps<OrderDetailsData, OrderDetailsAttempt>) {
  const t = useTexts(orderDetailsTexts);
  const { isOwn, progress } = data;
  const title = t('head', { number: data.order.number });
  if (isOwn) {
    return (
      <AccountFrame current="orders" title={title} isBelow>
        <Progress data={data}>
          <div className={own.sum}>
            <Figures {...data} />
          </div>
        </Progress>
      </AccountFrame>
    );
  }
  if (progress.isFresh) return <Confirmation data={data} attempt={attempt} />;
  return (
    <Container>
      <div className={own.guest}>
        <OrderColumns side={<Figures {...data} />}>
          <div className={own.progress}>
            <Heading level={1}>{title}</Heading>
            <Progress data={data} />
          </div>
        </OrderColumns>
      </div>
    </Container>
  );
}

function History({ steps }: { steps: OrderDetailsData['progress']['history'] }) {
  const t = useTexts(orderDetailsTexts);
  const last = steps.length - 1;
  return (
    <section className={own.history} aria-labelledby="history-heading">
      <Heading level={2} look="h3" id="history-heading">
        {t('history')}
      </Heading>
      <Timeline
        aria-labelledby="history-heading"
        steps={steps.map((step, index) => ({ ...step, state: index === last ? 'current' : 'done' }))}
      />
    </section>
  );
}

/** The order's state and its lines; under them `children`. */
function Progress({ data, children }: { data: OrderDetailsData; children?: ReactNode }) {
  const { order, progress } = data;
  return (
    <>
      <OrderStateMark {...progress.state} />
      <History steps={progress.history} />
      {progress.isFresh && <NextSteps order={order} isAllAtOnce={data.isAllAtOnce} />}
      {progress.isFresh && <TransferBlock order={order} />}
      <PaymentsBlock {...data.payments}>
        {data.returned.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </PaymentsBlock>
      <FilesSection goods={data.files} />
      <GiftCardsSection cards={data.cards} />
      <Facts order={order} />
      <Lines order={order} />
      {children}
      <OrderActions data={data} />
    </>
  );
}

function Confirmation({ data, attempt }: { data: OrderDetailsData; attempt: OrderDetailsAttempt | null | undefined }) {
  const t = useTexts(orderDetailsTexts);
  const { order, addresses } = data;
  return (
    <Container>
      <div className={styles.steps}>
        <Steps steps={data.steps} current={4} />
      </div>
      <OrderColumns side={<Figures {...data} />}>
        <svg className={own.gable} viewBox="0 0 120 60" aria-hidden="true">
          <path d="M2 58 60 4l58 54" />
        </svg>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles.lead}>{keepTogether(t('lead', { number: order.number, email: order.email }))}</p>
        <div className={own.keep}>
          <Text look="small" tone="muted">
            {t('placedAt', { time: order.placedAt })} <span className={styles.onScreen}>{t('keep')}</span>
          </Text>
        </div>
        <NextSteps order={order} isAllAtOnce={data.isAllAtOnce} />
        {(order.isCostOpen || order.isCostSet) && <History steps={data.progress.history} />}
        <TransferBlock order={order} />
        <PaymentsBlock {...data.payments} />
        <FilesSection goods={data.files} />
        <GiftCardsSection cards={data.cards} />
        <Facts order={order} />
        <PicturedLines order={order} pictures={data.pictures} />
        {data.account && <OpenAccount {...data.account} action={addresses.own} problem={attempt?.passwordProblem} />}
        <OrderActions data={data}>
          <LinkButton href={addresses.home}>{t('shopOn')}</LinkButton>
        </OrderActions>
      </OrderColumns>
    </Container>
  );
}

const nextOf = {
  transfer: 'nextTransferUntil',
  onDelivery: 'nextOnDelivery',
  online: 'nextOnline',
  nothing: 'nextNothing',
  paid: 'nextPaid',
} as const;

/** What happens next where all goods are files and gift cards. */
const atOnceOf = {
  transfer: 'nextTransferHere',
  onDelivery: 'nextOnlineHere',
  online: 'nextOnlineHere',
  nothing: 'nextHere',
  paid: 'nextPaidHere',
} as const;

/** What is to be paid, and what happens about a delivery without a standard cost. */
function paymentSteps(order: OrderView, t: Translate<typeof orderDetailsTexts.pl>): ReadonlyArray<string> {
  const { payment, email, isCostOpen, isCostSet } = order;
  const isOnDelivery = payment.instruction === 'onDelivery';
  const isPaid = payment.instruction === 'paid' || payment.instruction === 'nothing';
  if (isCostOpen) {
    const pay = t(isOnDelivery ? 'nextCostOnDelivery' : 'nextCostPay', { total: payment.left });
    return [t('nextCost', { email }), ...(isPaid ? [] : [pay])];
  }
  if (isCostSet && !isPaid) {
    const facts = { cost: order.deliveryTotal, left: payment.left };
    return [t(isOnDelivery ? 'nextCostSetOnDelivery' : 'nextCostSet', facts)];
  }
  return payment.instruction === 'transfer' && payment.until === null
    ? [t('nextTransfer')]
    : [t(nextOf[payment.instruction], { total: payment.left, day: payment.until ?? '' })];
}

function NextSteps({ order, isAllAtOnce }: Pick<OrderDetailsData, 'order' | 'isAllAtOnce'>) {
  const t = useTexts(orderDetailsTexts);
  const { delivery, email, payment } = order;
  const steps = [
    ...(isAllAtOnce
      ? [t(atOnceOf[payment.instruction], { total: payment.left })]
      : [...paymentSteps(order, t), t('nextMail', { email })]),
    ...(delivery.day === null ? [] : [t('nextDay', { day: delivery.day })]),
  ];
  return (
    <section className={styles.section} aria-labelledby="next-heading">
      <Heading level={2} look="h3" id="next-heading">
        {t('next')}
      </Heading>
      <ol className={own.steps}>
        {steps.map((step) => (
          <li key={step}>{keepTogether(step)}</li>
        ))}
      </ol>
    </section>
  );
}

function Facts({ order }: { order: OrderView }) {
  const t = useTexts(orderDetailsTexts);
  const { recipient, delivery, payment, document, remarks } = order;
  const facts: ReadonlyArray<readonly [string, string, string | null, ReadonlyArray<string>?]> = [
    [t('recipient'), recipient.name, [recipient.street, recipient.city, recipient.phone].filter(Boolean).join(', ')],
    ...(order.buyer ? [[t('buyer'), order.buyer.name, `${order.buyer.contact}, ${order.buyer.address}`] as const] : []),
    [t('delivery'), delivery.name, delivery.place, delivery.parcels],
    [t('payment'), payment.name, null],
    ...(document === null ? [] : [[t('document'), document.name, document.address] as const]),
    ...(remarks ? [[t('remarks'), remarks, null] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, note, more = []]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
          {note && <dd className={own.note}>{note}</dd>}
          {more.map((text) => (
            <dd key={text} className={own.note}>
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Lines({ order }: { order: OrderView }) {
  const t = useTexts(orderDetailsTexts);
  return (
    <table className={own.table}>
      <caption className={own.caption}>{t('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ name, facts, quantity, unitPrice, total, files }) => (
          <tr key={`${name} ${facts}`}>
            <th scope="row">
              {name}
              <HiddenSpace />
              <span className={own.lineFacts}>{[facts, unitPrice].filter(Boolean).join(' · ')}</span>
              {files.map((file) => (
                <span key={file.name} className={own.lineFacts}>
                  <HiddenSpace />
                  <Link href={file.address} download={file.fileName}>
                    {file.fileName}
                  </Link>{' '}
                  {file.size}
                </span>
              ))}
            </th>
            <td>{quantity}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FiguresProps = Pick<OrderDetailsData, 'order' | 'withdrawal' | 'isCovered' | 'agreements' | 'addresses'>;

function Figures({ order, withdrawal: { kind, excluded }, isCovered, agreements, addresses }: FiguresProps) {
  const t = useTexts(orderDetailsTexts);
  const rows = [
    { label: t('products', { n: String(order.lines.length) }), amount: order.productsTotal },
    ...(order.productsWithTax === null ? [] : [{ label: t('productsWithVat'), amount: order.productsWithTax }]),
    ...(order.rebate ? [{ label: t('rebate'), note: order.rebate.code, amount: order.rebate.amount }] : []),
    { label: t('delivery'), note: order.delivery.name, amount: order.deliveryTotal },
    ...(order.paymentTotal === null
      ? []
      : [{ label: t('payment'), note: order.payment.name, amount: order.paymentTotal }]),
  ];
  const withdrawal = addresses.withdrawal !== null && (
    <>
      {isCovered && (
        <>
          {t('withdrawal')}{' '}
          <span className={styles.onScreen}>
            <Link href={addresses.withdrawal}>{t('withdrawalLink')}</Link>
          </span>{' '}
        </>
      )}
      {excluded.length > 0 && t(kind === 'some' ? 'withdrawalSome' : 'withdrawalNone', { names: excluded.join(', ') })}
    </>
  );
  return (
    <OrderSummary
      rows={rows}
      total={order.total}
      totalNote={order.totalNote}
      // A part that is paid leaves less to pay than the sum: the payments say how much.
      isPaid={!order.payment.isWholeLeft}
      notes={withdrawal ? [...(kind === 'atOnce' ? [] : [withdrawal]), ...agreements] : []}
    />
  );
}
