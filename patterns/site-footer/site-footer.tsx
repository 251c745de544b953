import { Fragment, type ReactNode } from 'react';
import { Container } from '../../components/container/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import * as styles from './site-footer.css.ts';
import { siteFooterTexts } from './texts.ts';

export interface FooterItem {
  name: string;
  /** Left out for a plain line, such as opening hours. */
  address?: string;
  /** The language of the page there and of the name, where it is another one: "en". */
  language?: string;
  /** Whether it is underlined at all times: a link that the law wants found easily. */
  isProminent?: boolean;
}

export interface FooterColumn {
  heading: string;
  items: ReadonlyArray<FooterItem>;
}

export interface SiteFooterProps {
  /** The shop's mark. */
  logo: ReactNode;
  /** The shop's own line and what it sells. */
  line: string;
  /** A sentence or two under the line. */
  lead: string;
  /** A form under them: the newsletter. */
  newsletter?: ReactNode;
  /** Links by subject; only to existing pages. */
  columns: ReadonlyArray<FooterColumn>;
  /** The seller's data required by law, a fact each. */
  legal: ReadonlyArray<string>;
  /** What changes how the pages are shown: the switch to the view of a desktop. */
  tools?: ReactNode;
}

/** The end of every page: seller, terms, contact. */
export function SiteFooter({ logo, line, lead, newsletter, columns, legal, tools }: SiteFooterProps) {
  const t = useTexts(siteFooterTexts);
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <div className={styles.logo}>{logo}</div>
            <Heading level={2} look="h3">
              {line}
            </Heading>
            <p className={styles.aboutText}>{lead}</p>
            {newsletter}
          </div>
          {columns.map(({ heading, items }) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul role="list">
                {items.map(({ name, address, language, isProminent }) => (
                  <li key={name} className={styles.item}>
                    {address === undefined ? (
                      <span className={styles.plain}>
                        <Phrases text={name} />
                      </span>
                    ) : (
                      <a
                        className={isProminent ? `${styles.link} ${styles.prominent}` : styles.link}
                        href={address}
                        lang={language}
                        hrefLang={language}
                      >
                        {name}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ul className={styles.legal} role="list" aria-label={t('legal')}>
          {legal.map((fact) => (
            <li key={fact}>
              <Phrases text={fact} />
            </li>
          ))}
        </ul>
        {tools}
      </Container>
    </footer>
  );
}

/** Breaks at commas alone, so that no post code or opening hour breaks at its hyphen. */
function Phrases({ text }: { text: string }) {
  const phrases = text.split(', ');
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      <span className={styles.phrase}>{index < phrases.length - 1 ? `${phrase},` : phrase}</span>{' '}
    </Fragment>
  ));
}
