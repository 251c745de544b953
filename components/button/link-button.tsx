import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import * as css from './button.css.ts';

export interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, Looks | 'href' | 'children'> {
  href: string;
  children: VisibleName;
  tone?: 'primary' | 'secondary' | 'danger' | 'text';
  size?: 'large' | 'standard' | 'compact';
  icon?: IconShape;
  isFullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for the step that everything on the page leads to. It remains a link by role. */
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
