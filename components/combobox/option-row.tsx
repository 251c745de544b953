import { memo } from 'react';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './option-list.css.ts';
import type { ComboboxOption } from './groups.ts';
import { matchParts } from './match-parts.ts';

export interface OptionRowProps {
  id: string;
  option: ComboboxOption;
  /** Its place among all options, from 0. */
  index: number;
  /** Its place in its group, from 1. */
  position: number;
  /** How many options the group has. */
  size: number;
  isActive: boolean;
  /** What was searched for. */
  query: string;
}

/** One result. A link where it leads somewhere, so that the browser's own ways of opening links work. */
export const OptionRow = memo(function OptionRow({ option, index, position, size, isActive, ...rest }: OptionRowProps) {
  const { name, address, detail, price, picture, modernPicture } = option;
  const Row = address === undefined ? 'div' : 'a';
  return (
    <Row
      id={rest.id}
      role="option"
      className={styles.option}
      href={address}
      tabIndex={-1}
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={size}
      data-index={index}
      data-pictured={picture !== undefined || undefined}
    >
      {picture !== undefined && (
        <picture>
          {modernPicture !== undefined && <source srcSet={modernPicture} />}
          <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />
        </picture>
      )}
      <span className={styles.words}>
        <span>
          {matchParts(name, rest.query).map(({ text, isMatch }, place) =>
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
    </Row>
  );
});

/** What follows the name; a comma parts the two in the option's name. */
function Further({ text, className }: { text: string; className: string }) {
  return (
    <span className={className}>
      <span className={hidden}>, </span>
      {text}
    </span>
  );
}
