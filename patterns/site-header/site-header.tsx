import type { ReactNode } from 'react';
import { Container } from '../../components/container/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { BasketLink, type BasketLinkProps } from './basket-link.tsx';
import * as styles from './site-header.css.ts';
import { siteHeaderTexts } from './texts.ts';

export interface MenuItem {
  name: string;
  address: string;
  isCurrent?: boolean;
  /** Reduced goods stand apart at the end of the line, in the colour of the sale. */
  isSale?: boolean;
}

export interface SiteHeaderProps {
  /** The shop's name, as it is told by the link around its mark. */
  shopName: string;
  /** The shop's mark; its name is told by the link around it. */
  logo: ReactNode;
  /** Where the mark leads: the home page. */
  homeAddress: string;
  /** The page of results; the search form sends it the field `text`. */
  searchAddress: string;
  /** What was searched for, on the page of results. */
  searchText?: string;
  /** The departments, in their order. Without any there is no menu. */
  menu: ReadonlyArray<MenuItem>;
  /** The link to the basket: where it is, what it holds. */
  basket: BasketLinkProps;
}

/** The head of every page but those of the order: mark, search, basket and departments. */
export function SiteHeader({ shopName, logo, homeAddress, searchAddress, searchText, menu, basket }: SiteHeaderProps) {
  const t = useTexts(siteHeaderTexts);
  return (
    <header className={styles.header} data-region="header">
      <Container>
        <div className={styles.row}>
          {menu.length > 0 && <FoldedMenu items={menu} />}
          <a className={styles.logo} href={homeAddress}>
            {logo}
            <VisuallyHidden>{t('home', { shop: shopName })}</VisuallyHidden>
          </a>
          <SearchForm action={searchAddress} text={searchText} />
          <div className={styles.tools}>
            <BasketLink {...basket} />
          </div>
        </div>
      </Container>
      {menu.length > 0 && <Departments items={menu} />}
    </header>
  );
}

/** The departments from level 3 on, in one line between two hairlines. */
function Departments({ items }: { items: ReadonlyArray<MenuItem> }) {
  const t = useTexts(siteHeaderTexts);
  return (
    <nav className={styles.departments} aria-label={t('departments')}>
      <Container>
        <ul className={styles.menu}>
          {items.map((item) => (
            <li key={item.address} className={item.isSale ? styles.saleItem : undefined}>
              <a className={styles.menuLink} href={item.address} aria-current={item.isCurrent ? 'page' : undefined}>
                {item.name}
                {item.isCurrent ? <Gable /> : null}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** The mark of the current place: a roof that interrupts the line it stands on. */
function Gable() {
  return (
    <svg className={styles.gable} viewBox="0 0 24 11" aria-hidden="true">
      <path d="M1 10.25 12 1l11 9.25" />
    </svg>
  );
}

function SearchForm({ action, text }: { action: string; text: string | undefined }) {
  const t = useTexts(siteHeaderTexts);
  return (
    <form className={styles.search} role="search" action={action} method="get">
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

/** The departments below level 3: a disclosure that works without any script. */
function FoldedMenu({ items }: { items: ReadonlyArray<MenuItem> }) {
  const t = useTexts(siteHeaderTexts);
  return (
    <details className={styles.folded}>
      <summary className={styles.foldedButton} aria-label={t('menu')}>
        <Icon shape={icons.menu} />
      </summary>
      <nav className={styles.foldedPanel} aria-label={t('menu')}>
        <ul className={styles.foldedList}>
          {items.map((item) => (
            <li key={item.address}>
              <a
                className={item.isSale ? styles.foldedSaleLink : styles.foldedLink}
                href={item.address}
                aria-current={item.isCurrent ? 'page' : undefined}
              >
                {item.name}
                <Icon shape={icons.chevronRight} size={20} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

export interface OrderHeaderProps {
  /** The shop's name, as it is told by the link around its mark. */
  shopName: string;
  /** The shop's mark; its name is told by the link around it. */
  logo: ReactNode;
  /** Where the mark leads: the home page. */
  homeAddress: string;
}

/** The head of the order's pages: nothing that leads away but the mark. */
export function OrderHeader({ shopName, logo, homeAddress }: OrderHeaderProps) {
  const t = useTexts(siteHeaderTexts);
  return (
    <header className={styles.header} data-region="header">
      <Container>
        <div className={styles.orderRow}>
          <a className={styles.logo} href={homeAddress}>
            {logo}
            <VisuallyHidden>{t('home', { shop: shopName })}</VisuallyHidden>
          </a>
          <span className={styles.secure}>
            <Icon shape={icons.lock} size={20} />
            {t('secureOrder')}
          </span>
        </div>
      </Container>
    </header>
  );
}
