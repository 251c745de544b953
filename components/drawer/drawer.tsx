import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon, icons } from '../icon/index.ts';
import { DialogFrame } from '../modal/dialog-frame.tsx';
import type { DialogProps } from '../modal/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import * as css from './drawer.css.ts';

export interface DrawerProps extends DialogProps {
  /** The edge it opens from: `start` and `end` follow the text direction; `bottom` is a phone's sheet. */
  side?: 'start' | 'end' | 'bottom';
  /** Buttons fixed in its footer: in a sheet two, which share the width. */
  actions?: ReactNode;
}

/** A dialog at a window edge: a phone's menu, a basket preview, filters as a sheet. It closes like Modal. */
export function Drawer({ side = 'start', ...rest }: DrawerProps) {
  return <DialogFrame {...rest} data-size={side} className={css.drawer} />;
}

export interface DrawerRowProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, Looks | 'href' | 'children'> {
  /** The target. */
  href: string;
  /** Its text. */
  children: VisibleName;
  /** `sale` for reduced prices. */
  tone?: 'ink' | 'sale';
}

/** A link, 52 px high. Put rows in `<ul role="list">`, each in its `<li>`. */
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
