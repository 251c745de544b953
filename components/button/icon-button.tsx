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
    /** The drawing, 24 px wide. The name tells what it means. */
    icon: IconShape;
    /** `photo` on pictures, `strip` on the promo strip. */
    tone?: 'plain' | 'photo' | 'strip';
    /** The work has begun: a ring stands in the place of the icon, further presses do nothing. */
    isBusy?: boolean;
    /** Why the button can do nothing now; its description, spoken on a press. */
    unavailableReason?: string | undefined;
    /** The `<button>` element. */
    ref?: Ref<HTMLButtonElement>;
  };

/** A square of 44 px with an icon only, for actions that everybody knows: close, remove, plus, minus, arrows. */
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
      {/* `hidden` content still counts as a description and stays out of the button's own content. */}
      {note && (
        <span id={noteId} hidden>
          {note}
        </span>
      )}
    </button>
  );
}
