import type { ReactNode } from 'react';
import { Alert } from '../../../../../components/alert/index.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { ErrorSummary } from '../../../../../components/error-summary/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Steps } from '../../../../../components/steps/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import orderButton from '../../browser/order-step-2/islands/order-button.tsx';
import { OrderLine } from '../../../../../patterns/basket-line/index.ts';
import { OrderColumns } from '../../../../../patterns/order-columns/index.ts';
import { OrderSummary } from '../../../../../patterns/order-summary/index.ts';
import { agreeField, checkoutFields, longestRemark } from '../../server/checkout-form.ts';
import { GuaranteeNotice } from '../../server/guarantee-notice/guarantee-notice.tsx';
import { OrderHelp } from '../../server/order-help.tsx';
import { Unbroken } from '../../../../shared/unbroken.tsx';
import { elementPlace, WithElement } from '../../../../shared/with-element.tsx';
import * as styles from '../../browser/order-page.css.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { StepTwoAttempt } from './actions.ts';
import type { StepTwoData } from './data.ts';
import { orderStepTwoTexts } from './texts.ts';

/** Order, step 2 [S-05]: the whole order, and the binding button. Nothing is ticked beforehand. */
export function OrderStepTwoPage({ data, attempt }: PageViewProps<StepTwoData, StepTwoAttempt>) {
  const t = useTexts(orderStepTwoTexts);
  const { addresses, seen, seller } = data;
  const { changes = [], problems = {}, needsBasket = false, canAccept = false } = attempt ?? {};
  const errors = [
    ...(problems.remarks ? [{ fieldId: checkoutFields.remarks, message: problems.remarks }] : []),
    ...(problems.terms ? [{ fieldId: checkoutFields.terms, message: problems.terms }] : []),
    ...data.withdrawal.started.flatMap(({ kind }) => {
      const message = problems.agree?.[kind];
      return message ? [{ fieldId: agreeField(kind), message }] : [];
    }),
  ];

  return (
    <Container>
      <div className={styles.steps}>
        <Steps steps={data.steps} current={3} />
      </div>
      <form data-wakes="" id="order2_form" method="post" noValidate>
        <input type="hidden" name={checkoutFields.key} value={seen.key} />
        <input type="hidden" name={checkoutFields.delivery} value={seen.delivery} />
        <input type="hidden" name={checkoutFields.rebate} value={seen.rebate} />
        <input type="hidden" name={checkoutFields.choice} value={seen.choice} />
        <input type="hidden" name={checkoutFields.parts} value={seen.parts} />
        <input type="hidden" name={checkoutFields.termsVersion} value={seen.terms} />
        {seen.lines.map((line, index) => (
          <input key={line} type="hidden" name={`${checkoutFields.line}[${index}]`} value={line} />
        ))}
        <OrderColumns
          side={
            <OrderSummary
              {...data.summary}
              // A part pays some of it: the payment says how much is left.
              isPaid={data.rest !== null}
              notes={[
                <Seller key="seller" seller={seller} />,
                <span key="returns">
                  {t(withdrawalTexts[data.withdrawal.kind].returns, { names: data.withdrawal.excluded.join(', ') })}{' '}
                  <Link href={addresses.returns}>{t('returnsLink')}</Link>
                </span>,
                <span key="guarantee">{t('guarantee')}</span>,
                ...data.summary.notes,
              ]}
            >
              <div className={styles.agreement}>
                <Checkbox
                  id={checkoutFields.terms}
                  name={checkoutFields.terms}
                  value="1"
                  label={<Terms address={addresses.terms} scope={data.withdrawal.kind} />}
                  defaultChecked={attempt?.hasAcceptedTerms ?? false}
                  error={problems.terms}
                  isRequired
                />
                {data.withdrawal.started.map(({ kind, names }) => (
                  <Checkbox
                    key={kind}
                    id={agreeField(kind)}
                    name={agreeField(kind)}
                    value="1"
                    label={t(`agree.${kind}`, { names: names.join(', ') })}
                    defaultChecked={attempt?.agreed.includes(kind) ?? false}
                    error={problems.agree?.[kind]}
                    isRequired
                  />
                ))}
                <Island
                  of={orderButton}
                  props={{ terms: checkoutFields.terms, isAccepted: attempt?.hasAcceptedTerms ?? false }}
                />
              </div>
            </OrderSummary>
          }
        >
          <Heading level={1}>{t('title')}</Heading>
          {errors.length > 0 && (
            <div className={styles.errors}>
              <ErrorSummary errors={errors} />
            </div>
          )}
          {changes.length > 0 && (
            <div className={styles.alert}>
              <Alert tone="error" title={t('changedTitle')}>
                <span className={styles.changes}>
                  {changes.map((change) => (
                    <span key={change}>{change} </span>
                  ))}
                  {!needsBasket && <span>{t('checkAgain')}</span>}
                </span>
              </Alert>
              <div className={styles.answers}>
                {canAccept && (
                  <Button type="submit" name={checkoutFields.accept} value="1">
                    {t(needsBasket ? 'acceptStock' : 'acceptChanges')}
                  </Button>
                )}
                {needsBasket && <LinkButton href={addresses.basket}>{t('goToBasket')}</LinkButton>}
              </div>
            </div>
          )}
          <dl className={styles.facts}>
            <Fact name={t('recipient')} change={{ address: addresses.change, name: t('changeRecipient') }}>
              <dd className={styles.factValue}>{data.recipient.name}</dd>
              <dd className={styles.factNote}>{data.recipient.contact}</dd>
              <dd className={styles.factNote}>{data.recipient.address}</dd>
            </Fact>
            {data.buyer && (
              <Fact name={t('buyer')} change={{ address: addresses.change, name: t('changeBuyer') }}>
                <dd className={styles.factValue}>{data.buyer.name}</dd>
                <dd className={styles.factNote}>{data.buyer.contact}</dd>
                <dd className={styles.factNote}>{data.buyer.address}</dd>
              </Fact>
            )}
            {data.given.length > 0 && (
              <Fact name={t('given')} change={{ address: addresses.change, name: t('changeGiven') }}>
                {data.given.map((text) => (
                  <dd key={text} className={styles.factNote}>
                    {text}
                  </dd>
                ))}
              </Fact>
            )}
            <Fact name={t('delivery')} change={{ address: `${addresses.change}#shipping`, name: t('changeDelivery') }}>
              <dd className={styles.factValue}>{data.delivery.name}</dd>
              <dd className={styles.factNote}>{data.delivery.note}</dd>
              {data.delivery.parcels.map((parcel) => (
                <dd key={parcel} className={styles.factNote}>
                  {parcel}
                </dd>
              ))}
              {data.delivery.warning && <dd className={styles.factNote}>{data.delivery.warning}</dd>}
            </Fact>
            <Fact name={t('payment')} change={{ address: `${addresses.change}#payform_id`, name: t('changePayment') }}>
              <dd className={styles.factValue}>{data.payment}</dd>
              {data.rest !== null && <dd className={styles.factNote}>{t('restByMethod', { amount: data.rest })}</dd>}
            </Fact>
            <Fact name={t('parts')} change={{ address: addresses.parts, name: t('changeParts') }}>
              {data.parts.length === 0 ? (
                <dd className={styles.factNote}>{t('noParts')}</dd>
              ) : (
                data.parts.map((part) => (
                  <dd key={part} className={styles.factValue}>
                    {part}
                  </dd>
                ))
              )}
            </Fact>
            {data.document && (
              <Fact
                name={t('document')}
                change={{ address: `${addresses.change}#invoice_address`, name: t('changeDocument') }}
              >
                <dd className={styles.factValue}>{data.document.name}</dd>
                <dd className={styles.factNote}>{data.document.address}</dd>
              </Fact>
            )}
          </dl>
          <section aria-labelledby="lines-heading">
            <VisuallyHidden as="h2" id="lines-heading">
              {t('lines')}
            </VisuallyHidden>
            <ul className={styles.lines} role="list">
              {data.lines.map((line) => (
                <li key={`${line.productId} ${line.size} ${line.additional}`} className={styles.line}>
                  <OrderLine
                    name={line.name}
                    picture={line.picture}
                    facts={line.shortFacts}
                    total={line.total}
                    problem={line.problem}
                  />
                </li>
              ))}
            </ul>
          </section>
          {data.hasGoods && <GuaranteeNotice headingLevel={2} official={data.officialNotice} />}
          <div className={styles.remarks}>
            <TextArea
              id={checkoutFields.remarks}
              name={checkoutFields.remarks}
              label={t('remarks')}
              placeholder={t('remarksExample')}
              defaultValue={attempt?.remarks ?? ''}
              error={problems.remarks}
              maxLength={longestRemark}
              isOptional
            />
          </div>
        </OrderColumns>
      </form>
      <OrderHelp {...data.help} />
    </Container>
  );
}

interface FactProps {
  name: string;
  /** The link is "Zmień"; its name says what. */
  change: { address: string; name: string };
  children: ReactNode;
}

function Fact({ name, change, children }: FactProps) {
  const t = useTexts(orderStepTwoTexts);
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      {children}
      <dd className={styles.change}>
        <Link href={change.address} aria-label={change.name}>
          {t('change')}
        </Link>
      </dd>
    </div>
  );
}

/** What the page says of the right of withdrawal, by how much of the order it covers. */
const withdrawalTexts = {
  all: { terms: 'terms', returns: 'returns' },
  some: { terms: 'termsSome', returns: 'returnsSome' },
  none: { terms: 'termsNone', returns: 'returnsNone' },
  atOnce: { terms: 'termsAtOnce', returns: 'returnsAtOnce' },
} as const;

/** The sentence with the link to the terms inserted. */
function Terms({ address, scope }: { address: string; scope: StepTwoData['withdrawal']['kind'] }) {
  const t = useTexts(orderStepTwoTexts);
  return (
    <WithElement text={t(withdrawalTexts[scope].terms, { link: elementPlace })}>
      <Link href={address}>{t('termsLink')}</Link>
    </WithElement>
  );
}

function Seller({ seller }: { seller: StepTwoData['seller'] }) {
  const t = useTexts(orderStepTwoTexts);
  return <Unbroken>{t('seller', seller)}</Unbroken>;
}
