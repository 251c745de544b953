import { Icon, icons } from '../icon/index.ts';
import { classNames } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import * as css from './pagination.css.ts';
import { pageRange } from './page-range.ts';
import { paginationTexts } from './pagination.texts.ts';

export interface PaginationProps {
  /** The page shown now, from 1. */
  current: number;
  /** How many pages there are; with fewer than two nothing is shown. */
  count: number;
  /** The address of a page: pages are links, so that they open in a new tab and work without JavaScript. */
  addressOf: (page: number) => string;
  /** Another name, when a page has two of them. */
  label?: string;
}

/** Links to the pages of a long list. */
export function Pagination({ current, count, addressOf, label }: PaginationProps) {
  const t = useTexts(paginationTexts);
  if (count < 2) return null;
  const link = classNames(css.slot, css.link);
  return (
    <nav aria-label={label ?? t('name')}>
      {/* Safari with VoiceOver drops list semantics without markers unless `role` is set. */}
      <ul role="list" className={css.list}>
        {current > 1 && (
          <li>
            <a className={link} href={addressOf(current - 1)} rel="prev" aria-label={t('previous')}>
              <Icon shape={icons.chevronLeft} size={20} />
            </a>
          </li>
        )}
        {pageRange(current, count).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className={css.slot} role="img" aria-label={t('gap')}>
                …
              </span>
            ) : (
              <a
                className={link}
                href={addressOf(slot)}
                aria-current={slot === current ? 'page' : undefined}
                aria-label={t(slot === count ? 'lastPage' : 'page', { page: String(slot) })}
              >
                {slot}
              </a>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <a className={link} href={addressOf(current + 1)} rel="next" aria-label={t('next')}>
              <Icon shape={icons.chevronRight} size={20} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
