import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, icons } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import * as css from './button.css.ts';
import { useButton } from './use-button.ts';

export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  Looks | 'disabled' | 'children' | 'aria-pressed' | 'aria-busy' | 'aria-disabled'
> {
  /** The label: a verb. It stays the same while busy. */
  children: VisibleName;
  /** `primary` is the one main action of a view; `danger` destroys something. */
  tone?: 'primary' | 'secondary' | 'danger' | 'text';
  /** 56, 48 or 44 px high. `large` is for buying and ordering. */
  size?: 'large' | 'standard' | 'compact';
  /** A decoration before the name. */
  icon?: IconShape | undefined;
  /** Busy: a spinner precedes the name, further presses do nothing. */
  isBusy?: boolean;
  /**
   * Why the button is unavailable, in a sentence that says what helps. Shown under the button as its description; the
   * button stays in the tab order and a press announces the reason. Without a reason it is available.
   */
  unavailableReason?: string | undefined;
  /** Whether it fills its container; otherwise it fits its label. */
  isFullWidth?: boolean;
  /** The `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Runs an action. For navigation, use Link or LinkButton. `type` defaults to "button". */
export function Button({
  children,
  tone = 'secondary',
  size = 'standard',
  icon,
  isBusy,
  unavailableReason,
  isFullWidth,
  ...rest
}: ButtonProps) {
  const { note, noteId, buttonProps } = useButton({ ...rest, isBusy, unavailableReason });
  return (
    <span className={css.holder} data-wide={isFullWidth}>
      <button {...buttonProps} className={css.button} data-tone={tone} data-size={size}>
        {icon && <Icon shape={icon} size={20} />}
        <span className={css.name}>{children}</span>
      </button>
      {note && (
        // The spinner shows busy; `hidden` content still counts as a description.
        <span id={noteId} className={css.reason} hidden={isBusy}>
          <Icon shape={icons.info} size={20} />
          {note}
        </span>
      )}
    </span>
  );
}
