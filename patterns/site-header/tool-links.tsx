import { CounterBadge } from '../../components/badge/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as styles from './site-header.css.ts';
import { siteHeaderTexts } from './texts.ts';

export interface AccountLinkProps {
  /** Of the account or the sign-in page. */
  address: string;
  /** Whether the user is signed in. */
  isSignedIn: boolean;
}

/** The account link: "Zaloguj się" for a guest, "Moje konto" for signed-in users. Phones have it in their menu. */
export function AccountLink({ address, isSignedIn }: AccountLinkProps) {
  const t = useTexts(siteHeaderTexts);
  return (
    <a className={`${styles.tool} ${styles.accountTool}`} href={address}>
      <Icon shape={icons.user} />
      <span className={styles.toolText}>{t(isSignedIn ? 'account' : 'signIn')}</span>
    </a>
  );
}

export interface ListLinkProps {
  /** Of the shopping list. */
  address: string;
  /** Products on it. */
  count: number;
}

/** The link to the shopping list. Its name has the product count: "Lista 4 produkty". */
export function ListLink({ address, count }: ListLinkProps) {
  const t = useTexts(siteHeaderTexts);
  return (
    <a className={styles.tool} href={address} data-list-count={count}>
      <span className={styles.toolIcon}>
        <Icon shape={icons.heart} />
        <span className={styles.counter} data-list-counter="" hidden={count === 0}>
          <CounterBadge count={count || 1} />
        </span>
      </span>
      <span className={styles.toolText}>
        {t('list')}
        <HiddenSpace />
        <VisuallyHidden data-list-words="">{count === 0 ? t('listEmpty') : t('basketCount', { count })}</VisuallyHidden>
      </span>
    </a>
  );
}
