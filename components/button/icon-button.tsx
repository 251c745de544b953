import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { AccessibleName, Looks } from '../shared/index.ts';
import * as css from './button.css.ts';
import { useButton } from './use-button.ts';

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  Looks | 'disabled' | 'children' | 'aria-label' | 'aria-labelledby' | 'aria-pressed' | 'aria-busy' | 'aria-disabled'
>;

export type IconButtonProps = Native &
  AccessibleName & {
    /** The icon, 24 px wide. The name gives its meaning. */
    icon: IconShape;
    /** `photo` on pictures, `strip` on the promo strip. */
    tone?: 'plain' | 'photo' | 'strip';
    /** Busy: a spinner replaces the icon, further presses do nothing. */
    isBusy?: boolean;
    /** Why it is unavailable; its description, announced on a press. */
    unavailableReason?: string | undefined;
    /** The `<button>` element. */
    ref?: Ref<HTMLButtonElement>;
  };

/** A 44 px square with only an icon, for well-known actions: close, remove, plus, minus, arrows. */
export function IconButton({
  icon,
  label,
  'aria-label': ariaLabel = label,
  tone = 'plain',
  isBusy,
  unavailableReason,
  ...rest
}: IconButtonProps) {
  const { note, noteId, buttonProps } = useButton({ ...rest, isBusy, unavailableReason });
  return (
    <button {...buttonProps} aria-label={ariaLabel} className={css.iconButton} data-tone={tone}>
      <Icon shape={icon} />
      {/* `hidden` content still counts as a description and stays out of the button's content. */}
      {note && (
        <span id={noteId} hidden>
          {note}
        </span>
      )}
    </button>
  );
}
