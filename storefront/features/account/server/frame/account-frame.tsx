import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import * as styles from './account-frame.css.ts';
import { accountFrameTexts } from './texts.ts';

const places = {
  account: () => addressOf('account'),
  orders: () => addressOf('client-orders'),
  returns: () => addressOf('client-orders', {}, { display: 'returns' }),
  complaints: () => addressOf('client-orders', {}, { display: 'rma' }),
  bought: () => addressOf('products-bought'),
  rebates: () => addressOf('client-rebate'),
  addresses: () => addressOf('client-addresses'),
  data: () => addressOf('login-edit'),
  signIn: () => addressOf('sign-in-methods'),
  list: () => addressOf('shopping-list'),
} as const;
export type AccountPlace = keyof typeof places;

export interface AccountFrameProps {
  /** The current page of the account. */
  current: AccountPlace;
  title: string;
  /** A sentence under the title. */
  lead?: string | undefined;
  /** Beside the title: a state. */
  mark?: ReactNode;
  /** A page below the current one; the breadcrumbs link back to it. */
  isBelow?: boolean;
  children: ReactNode;
}

/** A page of an account: the list of all of them, a title and the content. */
export function AccountFrame({ current, title, lead, mark, isBelow = false, children }: AccountFrameProps) {
  const t = useTexts(accountFrameTexts);
  const isHub = current === 'account';
  const trail = [
    { name: t('account'), href: places.account() },
    ...(isBelow ? [{ name: t(current), href: places[current]() }] : []),
  ];
  return (
    <Container>
      {!isHub && (
        <div className={styles.breadcrumbs}>
          <Breadcrumbs trail={trail} current={title} />
        </div>
      )}
      <div className={styles.frame}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={1}>{title}</Heading>
            {mark}
          </div>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </div>
        <nav className={styles.nav} aria-label={t('nav')} data-hub={isHub || undefined}>
          {/* Safari with VoiceOver drops the semantics of lists without markers, unless they have the role. */}
          <ul role="list" className={styles.list}>
            {(Object.keys(places) as AccountPlace[]).map((place) => (
              <li key={place}>
                <a
                  className={styles.place}
                  href={places[place]()}
                  aria-current={place === current ? (isBelow ? 'true' : 'page') : undefined}
                >
                  {t(place)}
                  {place === current && <Icon shape={icons.chevronRight} size={20} />}
                </a>
              </li>
            ))}
            <li>
              <form method="post" action={addressOf('login')}>
                <input type="hidden" name="operation" value="logout" />
                <button type="submit" className={styles.place}>
                  {t('signOut')}
                </button>
              </form>
            </li>
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Container>
  );
}
