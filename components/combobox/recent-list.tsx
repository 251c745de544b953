import { useId, type MouseEvent } from 'react';
import { handFocusOn } from '../shared/hand-focus-on.ts';
import { Icon, icons } from '../icon/index.ts';
import type { Translate } from '../texts/index.ts';
import * as styles from './recent-list.css.ts';
import type { comboboxTexts } from './combobox.texts.ts';
import { forgetQueries, forgetQuery } from './recent-queries.ts';
import { keepFocus } from './use-pointer.ts';

export interface RecentListProps {
  queries: ReadonlyArray<string>;
  storageName: string;
  /** The address of a query's results. */
  addressOf: (query: string) => string;
  t: Translate<typeof comboboxTexts.pl>;
}

/** Recent queries: links to the results, each with a remove button. */
export function RecentList({ queries, storageName, addressOf, t }: RecentListProps) {
  const headingId = useId();
  const forget = (event: MouseEvent, query: string) => {
    // After a touch or mouse press focus stays in the field.
    handFocusOn(event.currentTarget.closest('li')!);
    forgetQuery(storageName, query);
  };
  const forgetAll = (event: MouseEvent) => {
    handFocusOn(event.currentTarget.closest(`.${styles.recent}`)!);
    forgetQueries(storageName);
  };
  return (
    <div className={styles.recent}>
      <div className={styles.recentHead}>
        <div id={headingId} className={styles.recentHeading}>
          {t('recent')}
        </div>
        <button
          type="button"
          className={styles.forgetAll}
          aria-describedby={headingId}
          onMouseDown={keepFocus}
          onClick={forgetAll}
        >
          {t('forgetAll')}
        </button>
      </div>
      {/* Safari with VoiceOver drops the semantics of a list without markers unless the role is set. */}
      <ul role="list" aria-labelledby={headingId} className={styles.chips}>
        {queries.map((query) => (
          <li key={query} className={styles.chip}>
            <a className={styles.chipLink} href={addressOf(query)} onMouseDown={keepFocus}>
              {query}
            </a>
            <button
              type="button"
              className={styles.chipButton}
              aria-label={t('forget', { query })}
              onMouseDown={keepFocus}
              onClick={(event) => forget(event, query)}
            >
              <Icon shape={icons.close} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
