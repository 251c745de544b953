import { Button } from '../../../../../components/button/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Pagination } from '../../../../../components/pagination/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import daysField from '../../browser/client-orders/islands/days.tsx';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import { OrderList } from '../../server/orders/order-list.tsx';
import { clientOrdersTexts } from '../../server/orders/texts.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { titleOf, type ClientOrdersData } from './data.ts';
import * as styles from './page.css.ts';

const emptyTexts = {
  opened: { title: 'emptyOpened', lead: 'emptyLead' },
  closed: { title: 'emptyClosed', lead: 'emptyLead' },
  returns: { title: 'emptyReturns', lead: 'emptyReturnsLead' },
  rma: { title: 'emptyRma', lead: 'emptyRmaLead' },
} as const;

const placeOf = (phase: ClientOrdersData['phase']) =>
  phase === 'returns' ? 'returns' : phase === 'rma' ? 'complaints' : 'orders';

/** The signed-in client's orders: the open ones apart from the closed ones, and what followed them. */
export function ClientOrdersPage({ data }: PageViewProps<ClientOrdersData>) {
  const t = useTexts(clientOrdersTexts);
  const { phase, items, current, pages, days, kept } = data;
  const isNarrowed = Object.keys(kept).length > 0;
  const empty = isNarrowed ? ({ title: 'emptyDays', lead: 'emptyDaysLead' } as const) : emptyTexts[phase];
  const all = addressOf('client-orders', {}, { display: phase });
  // Who has nothing yet needs no dates.
  const hasDays = items.length > 0 || isNarrowed || days.error !== undefined;
  return (
    <AccountFrame current={placeOf(phase)} title={t(titleOf(phase))}>
      {titleOf(phase) === 'title' && (
        <nav aria-label={t('phases')}>
          <ul role="list" className={styles.phases}>
            {(['opened', 'closed'] as const).map((one) => (
              <li key={one}>
                <Link
                  href={addressOf('client-orders', {}, { display: one, ...kept })}
                  look="quiet"
                  tone={one === phase ? 'ink' : 'action'}
                  aria-current={one === phase ? 'page' : undefined}
                >
                  {t(one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasDays && (
        <form method="get" action={addressOf('client-orders')} className={styles.days}>
          <input type="hidden" name="display" value={phase} />
          <Island of={daysField} props={{ ...days, label: t('days') }} />
          <div className={styles.daysActions}>
            <Button type="submit">{t('daysShow')}</Button>
            {/* An empty list offers the whole one itself. */}
            {((isNarrowed && items.length > 0) || days.error !== undefined) && <Link href={all}>{t('daysAll')}</Link>}
          </div>
        </form>
      )}
      {items.length > 0 ? (
        <>
          <OrderList items={items} headingLevel={2} />
          <Pagination
            label={t('pages')}
            current={current}
            count={pages}
            addressOf={(page) => addressOf('client-orders', {}, { display: phase, ...kept, counter: String(page - 1) })}
          />
        </>
      ) : (
        <EmptyState
          level={2}
          title={t(empty.title)}
          actions={
            <Link href={isNarrowed ? all : addressOf('search', {}, { newproducts: 'y' })} look="standalone">
              {t(isNarrowed ? 'daysAll' : 'shop')}
            </Link>
          }
        >
          {t(empty.lead)}
        </EmptyState>
      )}
    </AccountFrame>
  );
}
