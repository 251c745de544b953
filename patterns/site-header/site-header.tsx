import type { ReactNode } from 'react';
import { Container } from '../../components/container/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { BasketLink, type BasketLinkProps } from './basket-link.tsx';
import { AccountLink, ListLink, type AccountLinkProps, type ListLinkProps } from './tool-links.tsx';
import * as styles from './site-header.css.ts';
import { siteHeaderTexts } from './texts.ts';

export interface SiteHeaderProps {
  /** The shop's name, which is the name of the logo link. */
  shopName: string;
  /** The shop's mark; its link carries the name. */
  logo: ReactNode;
  /** Where the mark leads: the home page. */
  homeAddress: string;
  /** The page of results; the search form sends it the field `text`. */
  searchAddress: string;
  /** The search term, on the page of results. */
  searchText?: string;
  /** The search, if not the plain form: the kit's Combobox. */
  search?: ReactNode;
  /** The departments in one line, from viewport level 3 on: the kit's Menu. */
  departments?: ReactNode;
  /** The same on phones and tablets: PhoneMenu. */
  phoneMenu?: ReactNode;
  /** The link to the basket: address and content. */
  basket: BasketLinkProps;
  /** The link to the account; none if the visitor is unknown. */
  account?: AccountLinkProps | null;
  /** The link to the shopping list. */
  list?: ListLinkProps | null;
  /** The button of the basket preview, beside the link to it. */
  basketPreview?: ReactNode;
}

/**
 * The header of every page but those of the order: logo, search, basket and departments. Once it is scrolled away, its
 * first row stays at the top of the window, by `startFixedHeader()`. Without JavaScript it scrolls away.
 */
export function SiteHeader({
  shopName,
  logo,
  homeAddress,
  searchAddress,
  searchText,
  search,
  departments,
  phoneMenu,
  basket,
  account,
  list,
  basketPreview,
}: SiteHeaderProps) {
  const t = useTexts(siteHeaderTexts);
  return (
    <>
      <header className={styles.header} data-region="header">
        <div className={styles.place}>
          <div className={styles.bar}>
            <Container>
              <div className={styles.row}>
                {phoneMenu !== undefined && <div className={styles.phoneMenu}>{phoneMenu}</div>}
                <a className={styles.logo} href={homeAddress}>
                  {logo}
                  <VisuallyHidden>{t('home', { shop: shopName })}</VisuallyHidden>
                </a>
                <div className={styles.search}>{search ?? <SearchForm action={searchAddress} text={searchText} />}</div>
                <div className={styles.tools}>
                  {account && <AccountLink {...account} />}
                  {list && <ListLink {...list} />}
                  <BasketLink {...basket} />
                  {basketPreview}
                </div>
              </div>
            </Container>
          </div>
        </div>
        {departments !== undefined && (
          <div className={styles.departments}>
            <Container>{departments}</Container>
          </div>
        )}
      </header>
      {/* Outside: a region load replaces the header, and this is still watched. */}
      <div data-header-end="" />
    </>
  );
}

function SearchForm({ action, text }: { action: string; text: string | undefined }) {
  const t = useTexts(siteHeaderTexts);
  return (
    <form className={styles.searchForm} role="search" action={action} method="get">
      <input
        className={styles.searchField}
        type="search"
        name="text"
        defaultValue={text}
        aria-label={t('search')}
        placeholder={t('searchExample')}
        autoComplete="off"
        maxLength={100}
        required
      />
      <button className={styles.searchButton} type="submit" aria-label={t('submitSearch')}>
        <Icon shape={icons.search} />
      </button>
    </form>
  );
}

export interface OrderHeaderProps {
  /** The shop's name, which is the name of the logo link. */
  shopName: string;
  /** The shop's mark; its link carries the name. */
  logo: ReactNode;
  /** Where the mark leads: the home page. */
  homeAddress: string;
  /** Whether it says that the order is secure; not on a page without one. */
  isSecure?: boolean;
}

/** The header of the order's pages, and of a page whose links would lead nowhere: no link but the logo. */
export function OrderHeader({ shopName, logo, homeAddress, isSecure = true }: OrderHeaderProps) {
  const t = useTexts(siteHeaderTexts);
  return (
    <header className={styles.header} data-region="header">
      <Container>
        <div className={styles.orderRow}>
          <a className={styles.logo} href={homeAddress}>
            {logo}
            <VisuallyHidden>{t('home', { shop: shopName })}</VisuallyHidden>
          </a>
          {isSecure && (
            <>
              <HiddenSpace />
              <span className={styles.secure}>
                <Icon shape={icons.lock} size={20} />
                {t('secureOrder')}
              </span>
            </>
          )}
        </div>
      </Container>
    </header>
  );
}
