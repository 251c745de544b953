import { memo, useLayoutEffect } from 'react';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './option-list.css.ts';
import { useIsActive, type ActiveOption } from './active-option.ts';
import type { ComboboxOption } from './groups.ts';
import { matchParts } from './match-parts.ts';

export interface OptionRowProps {
  id: string;
  option: ComboboxOption;
  /** Its index among all options, from 0. */
  index: number;
  /** The number of options. */
  count: number;
  active: ActiveOption;
  /** The query. */
  query: string;
}

/** One result. A link if it has an address, so that native ways to open links work. */
export const OptionRow = memo(function OptionRow({ id, option, index, count, ...rest }: OptionRowProps) {
  const { address, picture } = option;
  const Row = address === undefined ? 'div' : 'a';
  const { active, query } = rest;
  const isActive = useIsActive(active, index, index + 1);
  useLayoutEffect(() => {
    if (isActive && !active.isPointed()) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, active, id]);
  return (
    <Row
      id={id}
      role="option"
      className={styles.option}
      href={address}
      tabIndex={-1}
      aria-selected={isActive}
      // Among all: Chromium 156 counts a list's options across groups, and would mix its numbers with ours.
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-pictured={picture !== undefined || undefined}
    >
      <RowContent option={option} query={query} />
    </Row>
  );
});

/** A row's content. Not rerendered when the row becomes active. */
const RowContent = memo(function RowContent({ option, query }: Pick<OptionRowProps, 'option' | 'query'>) {
  const { name, detail, price, picture, modernPicture } = option;
  return (
    <>
      {picture !== undefined && (
        <picture>
          {modernPicture !== undefined && <source srcSet={modernPicture} />}
          <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />
        </picture>
      )}
      <span className={styles.words}>
        <span>
          {matchParts(name, query).map(({ text, isMatch }, place) =>
            isMatch ? (
              <mark key={place} className={styles.match}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
        {detail !== undefined && <Further text={detail} className={styles.detail} />}
      </span>
      {price !== undefined && <Further text={price} className={styles.price} />}
    </>
  );
});

/** Text after the name; a comma separates both in the option's name. */
function Further({ text, className }: { text: string; className: string }) {
  return (
    <span className={className}>
      <span className={hidden}>, </span>
      {text}
    </span>
  );
}
