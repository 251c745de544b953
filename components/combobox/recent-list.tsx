import { useId, type MouseEvent } from 'react';
import { handFocusOn } from '../shared/hand-focus-on.ts';
import { Icon, icons } from '../icon/index.ts';
import type { Translate } from '../texts/index.ts';
import * as styles from './recent-list.css.ts';
import type { comboboxTexts } from './combobox.texts.ts';
import { forgetQuery } from './recent-queries.ts';
import { keepFocus } from './use-pointer.ts';

export interface RecentListProps {
  queries: ReadonlyArray<string>;
  storageName: string;
  /** The address of the page of results for a query. */
  addressOf: (query: string) => string;
  t: Translate<typeof comboboxTexts.pl>;
}

/** What was searched for before: links to the results, each with a button that forgets it. */
export function RecentList({ queries, storageName, addressOf, t }: RecentListProps) {
  const headingId = useId();
  const forget = (event: MouseEvent, query: string) => {
    // Pressed with a finger or a mouse, focus is in the field and stays there.
    handFocusOn(event.currentTarget.closest('li')!);
    forgetQuery(storageName, query);
  };
  return (
    <div className={styles.recent}>
      <div id={headingId} className={styles.recentHeading}>
        {t('recent')}
      </div>
      {/* Safari with VoiceOver forgets that a list without markers is a list, unless the role says so. */}
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
