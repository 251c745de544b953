import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon, icons } from '../icon/index.ts';
import { DialogFrame } from '../modal/dialog-frame.tsx';
import type { DialogProps } from '../modal/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import * as css from './drawer.css.ts';

export interface DrawerProps extends DialogProps {
  /** The edge that it comes from: `start` and `end` follow the direction of the text; `bottom` is the sheet of phones. */
  side?: 'start' | 'end' | 'bottom';
  /** Buttons that stay at its foot: in a sheet two, which share the width. */
  actions?: ReactNode;
}

/** A dialog at an edge of the window: the menu of a phone, a preview of the basket, filters as a sheet. It closes as Modal. */
export function Drawer({ side = 'start', ...rest }: DrawerProps) {
  return <DialogFrame {...rest} size={side} className={css.drawer} />;
}

export interface DrawerRowProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, Looks | 'href' | 'children'> {
  /** Where it leads. */
  href: string;
  /** The words of it. */
  children: VisibleName;
  /** `sale` for what costs less now. */
  tone?: 'ink' | 'sale';
}

/** One place to go, 52 px high. Rows stand in `<ul role="list">`, each in its `<li>`. */
export function DrawerRow({ children, tone = 'ink', ...rest }: DrawerRowProps) {
  return (
    <a {...rest} className={css.row} data-tone={tone}>
      {children}
      <span className={css.arrow}>
        <Icon shape={icons.chevronRight} size={20} />
      </span>
    </a>
  );
}
