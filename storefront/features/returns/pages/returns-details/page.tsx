import { LinkButton } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { Timeline } from '../../../../../components/timeline/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import { AskedAction, OrderStateMark } from '../../../account/frame.ts';
import { orderPageStyles } from '../../../checkout/order-page.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { Unbroken } from '../../../../shared/unbroken.tsx';
import { returnDetailsTexts } from '../../server/details/texts.ts';
import { inSentence } from '../../server/flow/describe.ts';
import * as styles from '../../server/flow/flow.css.ts';
import { RefundFigures } from '../../server/flow/refund-figures.tsx';
import { ReturnFrame } from '../../server/flow/return-frame.tsx';
import type { ReturnDetailsData } from './data.ts';

/** An announced return: its state and history, what to do next, what is paid back, and cancelling. */
export function ReturnDetailsPage({ data }: PageViewProps<ReturnDetailsData>) {
  const t = useTexts(returnDetailsTexts);
  const { view, isOwn } = data;
  const last = view.history.length - 1;
  return (
    <ReturnFrame isOwn={isOwn} title={t('head', { number: view.number })}>
      <OrderStateMark {...view.state} />
      {view.next !== null && <Next view={view} label={data.addresses.label} />}
      <section className={styles.section} aria-labelledby="history-heading">
        <Heading level={2} look="h3" id="history-heading">
          {t('history')}
        </Heading>
        <Timeline
          aria-labelledby="history-heading"
          steps={view.history.map((step, index) => ({ ...step, state: index === last ? 'current' : 'done' }))}
        />
      </section>
      <section className={styles.section} aria-labelledby="products-heading">
        <Heading level={2} look="h3" id="products-heading">
          {t('products')}
        </Heading>
        <ul role="list" className={styles.list}>
          {view.lines.map(({ name, quantity, worth }) => (
            <li key={`${name} ${quantity}`} className={styles.returned}>
              <Text as="span">{`${name}, ${quantity}`}</Text>
              <Text as="span" isNumeric isUnbroken>
                {worth}
              </Text>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="money-heading">
        <Heading level={2} look="h3" id="money-heading">
          {t('money')}
        </Heading>
        <RefundFigures money={view.money} amounts={view.amounts} refunded={view.refunded} />
        <dl className={orderPageStyles.facts}>
          {(
            [
              ['form', view.form],
              ['method', [view.method, view.place].filter(Boolean).join(': ')],
              ['comment', view.comment],
            ] as const
          )
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name} className={orderPageStyles.fact}>
                <dt className={orderPageStyles.factName}>{t(name)}</dt>
                <dd className={orderPageStyles.factValue}>
                  <Unbroken>{value}</Unbroken>
                </dd>
              </div>
            ))}
        </dl>
      </section>
      <Actions data={data} />
    </ReturnFrame>
  );
}

function Next({ view, label }: { view: ReturnDetailsData['view']; label: string }) {
  const t = useTexts(returnDetailsTexts);
  return (
    <section className={orderPageStyles.box} aria-labelledby="next-heading">
      <Heading level={2} look="h3" id="next-heading">
        {t('next')}
      </Heading>
      <Text>
        <Unbroken>{keepTogether(view.next ?? '')}</Unbroken>
      </Text>
      {view.code !== null && (
        <div>
          <Text look="small" tone="muted">
            {t('code')}
          </Text>
          <p className={styles.code}>{view.code.replace(/(\d{3})(?=\d)/g, '$1 ')}</p>
        </div>
      )}
      {view.hasLabel && (
        <div>
          <LinkButton href={label} tone="primary" download>
            {t('label')}
          </LinkButton>
        </div>
      )}
      <Text>{keepTogether(t('nextRefund', { amount: view.amounts.total, form: inSentence(view.form) }))}</Text>
    </section>
  );
}

/** A cancellation asks first, on the page itself: it works without a script. */
function Actions({ data: { addresses, isAsked, view } }: { data: ReturnDetailsData }) {
  const t = useTexts(returnDetailsTexts);
  return (
    <section className={styles.tools} aria-label={t('actions')}>
      {isAsked && (
        <AskedAction
          id="cancel"
          title={t('cancelTitle')}
          text={t('cancelText')}
          keep={{ name: t('cancelKeep'), address: addresses.own }}
          action={addresses.own}
          operation="cancel"
          confirm={t('cancelNow')}
        />
      )}
      <LinkButton href={addresses.order}>{t('toOrder')}</LinkButton>
      {view.canCancel && !isAsked && (
        <LinkButton href={`${addresses.cancel}#cancel`} tone="text">
          {t('cancel')}
        </LinkButton>
      )}
    </section>
  );
}
