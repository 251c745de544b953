import { useId } from 'react';
import type { Translate } from '../texts/index.ts';
import type { comboboxTexts } from './combobox.texts.ts';
import * as styles from './recent-list.css.ts';

export interface PopularListProps {
  queries: ReadonlyArray<string>;
  /** The address of a query's results. */
  addressOf: (query: string) => string;
  t: Translate<typeof comboboxTexts.pl>;
}

/** What others look for, before anything is typed: links to the results. */
export function PopularList({ queries, addressOf, t }: PopularListProps) {
  const headingId = useId();
  return (
    <div className={styles.recent}>
      <div id={headingId} className={styles.popularHeading}>
        {t('popular')}
      </div>
      <ul role="list" aria-labelledby={headingId}>
        {queries.map((query) => (
          <li key={query}>
            <a className={styles.popularLink} href={addressOf(query)}>
              {query}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
