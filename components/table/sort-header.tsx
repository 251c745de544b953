import { useLayoutEffect, useRef } from 'react';
import { Icon, icons, type IconShape } from '../icon/index.ts';
import type { VisibleName } from '../shared/index.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { sortAfterPress, type SortDirection, type TableSort } from './table-sort.ts';
import * as css from './table.css.ts';

const signs: Readonly<Record<SortDirection | 'none', IconShape>> = {
  ascending: icons.chevronUp,
  descending: icons.chevronDown,
  none: { path: 'm7.5 9.5 4.5-4.5 4.5 4.5M7.5 14.5l4.5 4.5 4.5-4.5' },
};

export interface SortHeaderProps {
  column: string;
  /** The direction of the first press. */
  first: SortDirection;
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
  addressOf: ((sort: TableSort) => string) | undefined;
  children: VisibleName;
}

/**
 * The sort control in a column header. The server sends a link; a script makes it a button if the owner
 * sorts here. Without either there is no control, only the words.
 */
export function SortHeader({ column, first, sort, onSort, addressOf, children }: SortHeaderProps) {
  const isHydrated = useIsHydrated();
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // The link may have focus when it becomes a button.
  useLayoutEffect(() => {
    if (link.current) hadFocus.current = link.current === document.activeElement;
    else if (hadFocus.current) button.current?.focus();
  }, [isHydrated]);

  const next = sortAfterPress(sort, column, first);
  const content = (
    <>
      <span>{children}</span>
      <Icon shape={signs[sort?.column === column ? sort.direction : 'none']} size={16} />
    </>
  );

  if (onSort && isHydrated)
    return (
      <button ref={button} type="button" className={css.sort} onClick={() => onSort(next)}>
        {content}
      </button>
    );
  if (addressOf)
    return (
      <a ref={link} href={addressOf(next)} className={css.sort}>
        {content}
      </a>
    );
  return children;
}
