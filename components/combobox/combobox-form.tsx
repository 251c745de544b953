import type { ReactNode } from 'react';
import { Icon, icons } from '../icon/index.ts';
import { OptionList } from './option-list.tsx';
import { KeyHints } from './key-hints.tsx';
import { PopularList } from './popular-list.tsx';
import { RecentList } from './recent-list.tsx';
import { SearchField } from './search-field.tsx';
import * as styles from './combobox.css.ts';
import { useCombobox, type ComboboxBehaviour, type HandOver } from './use-combobox.ts';
import { keepFocus } from './use-pointer.ts';
import { useRecentQueries } from './use-recent-queries.ts';

export interface ComboboxFormProps extends ComboboxBehaviour {
  /** The address of the results page, to which the plain form is sent. */
  action: string;
  /** The name under which the text is sent: "text" by default. */
  name?: string;
  /** Replaces the field's hidden name "Szukaj produktów"; with two searches in a page, also names the landmarks. */
  label?: string;
  /** The placeholder, such as an example. */
  placeholder?: string;
  /** Queries to offer in the full screen before anything is typed, such as those of other visitors. */
  popular?: ReadonlyArray<string>;
  /** The maximum length, in characters: 100 by default. */
  maximumLength?: number;
}

interface Own {
  handOver?: HandOver;
  /** The button that closes the full screen; none in the page. */
  cancel?: ReactNode;
}

/** The search form and its results: under the field, or below it in the full screen. */
export function ComboboxForm({ action, name = 'text', label, maximumLength = 100, cancel, ...props }: Wired) {
  const { placeholder, popular = [], ...behaviour } = props;
  const isFullScreen = cancel !== undefined;
  const combobox = useCombobox({ ...behaviour, asksAtOnce: isFullScreen });
  const { t, id, search, text, isOpen, isAttended, groups, active, optionId } = combobox;
  const { ref: menuRef, ...listProps } = combobox.menuProps;
  const recent = useRecentQueries(combobox.storageName, combobox.isAttended || isFullScreen);

  const isTyping = isAttended && !isOpen;
  const hasRecent = recent.length > 0 && (isFullScreen || (isTyping && search.isShort(text)));
  const hasPopular = popular.length > 0 && isFullScreen && search.isShort(text);
  const addressOf = (query: string) => `${action}?${new URLSearchParams({ [name]: query }).toString()}`;
  const problem = search.status === 'empty' ? 'noResultsHelp' : search.status === 'failed' ? 'failed' : undefined;
  const hasNote = problem !== undefined && isTyping && !search.isShort(text);
  const { total } = search.answer;

  return (
    <form
      {...combobox.formProps}
      role="search"
      aria-label={label}
      action={action}
      method="get"
      className={styles.form}
      data-layout={isFullScreen ? 'page' : undefined}
    >
      <div className={styles.bar}>
        <div className={styles.box}>
          <SearchField
            {...combobox.inputProps(label ?? t('label'))}
            isOpen={isOpen}
            active={active}
            optionId={optionId}
            name={name}
            placeholder={placeholder ?? t('placeholder')}
            maxLength={maximumLength}
          />
          {isFullScreen && text !== '' && (
            <button type="button" className={styles.boxButton} aria-label={t('clear')} onClick={combobox.clear}>
              <Icon shape={icons.close} />
            </button>
          )}
          <button type="submit" className={styles.boxButton} aria-label={t('submit')}>
            {search.status === 'loading' ? <span className={styles.ring} /> : <Icon shape={icons.search} />}
          </button>
        </div>
        {cancel}
      </div>
      <div
        ref={menuRef}
        className={styles.popup}
        hidden={!isOpen && !hasRecent && !hasPopular && !hasNote}
        data-narrow={!isOpen || undefined}
      >
        {hasRecent && <RecentList queries={recent} storageName={combobox.storageName} addressOf={addressOf} t={t} />}
        {hasPopular && <PopularList queries={popular} addressOf={addressOf} t={t} />}
        {hasNote && <p className={styles.note}>{t(problem)}</p>}
        <div className={styles.results} hidden={!isOpen} data-scrolls={isFullScreen ? undefined : ''}>
          <div {...listProps} className={styles.list}>
            {isOpen && (
              <OptionList id={id} groups={groups} query={search.query} active={active} optionId={optionId} t={t} />
            )}
          </div>
          {total !== undefined && (
            <div className={styles.all}>
              <button type="submit" className={styles.allButton} onMouseDown={keepFocus}>
                <span className={styles.allWords}>
                  {total === null ? t('allUncounted') : t('all', { count: total })}
                </span>
                <Icon shape={icons.arrowRight} size={20} />
              </button>
            </div>
          )}
        </div>
        {isOpen && <KeyHints groups={groups} active={active} t={t} />}
      </div>
    </form>
  );
}

type Wired = ComboboxFormProps & Own;
