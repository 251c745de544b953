import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import * as css from './button.css.ts';

export interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, Looks | 'href' | 'children'> {
  /** The target. */
  href: string;
  /** The label: the next step. */
  children: VisibleName;
  /** `primary` is the one main step of a view; `danger` leads to where something is destroyed. */
  tone?: 'primary' | 'secondary' | 'danger' | 'text';
  /** 56, 48 or 44 px high. `large` is for buying and ordering. */
  size?: 'large' | 'standard' | 'compact';
  /** A decoration before the name. */
  icon?: IconShape;
  /** Whether it fills its container; otherwise it fits its label. */
  isFullWidth?: boolean;
  /** The `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link styled as a button, for the main step of a page. Its role remains link. */
export function LinkButton({
  children,
  tone = 'secondary',
  size = 'standard',
  icon,
  isFullWidth,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={css.button} data-tone={tone} data-size={size} data-wide={isFullWidth}>
      {icon && <Icon shape={icon} size={20} />}
      <span className={css.name}>{children}</span>
    </a>
  );
}
