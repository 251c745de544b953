import type { AccessibleName, VisibleName } from '../shared/index.ts';
import type { IconShape } from '../icon/index.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconButtonProps } from './icon-button.tsx';

interface Toggle {
  /** Whether it is on. The name stays the same in both states; the state is told by itself. */
  isPressed: boolean;
  /** The reader pressed it: the state that is wished for. */
  onPressedChange?: (isPressed: boolean) => void;
}

type WithWords = Toggle &
  Omit<ButtonProps, 'tone' | 'children'> & {
    /** The words on the button, the same in both states. Without them it is a square with an icon. */
    children: VisibleName;
    label?: never;
    tone?: never;
  };
type IconOnly = Toggle &
  Pick<IconButtonProps, 'tone' | 'ref' | 'isBusy' | 'unavailableReason'> &
  Omit<ButtonProps, 'tone' | 'children' | 'icon' | 'size' | 'isFullWidth' | 'aria-label' | 'aria-labelledby'> &
  AccessibleName & {
    /** The drawing, filled while the button is on. */
    icon: IconShape;
    children?: never;
    size?: never;
    isFullWidth?: never;
  };

export type ToggleButtonProps = WithWords | IconOnly;

/**
 * A button with two states, on and off: with words, or a square with an icon whose drawing is filled while it is on.
 * For a setting that takes effect at once, use Switch; for an answer in a form, Checkbox. Source: ARIA APG, button.
 */
export function ToggleButton({ isPressed, onPressedChange, onClick, ...rest }: ToggleButtonProps) {
  const state = {
    'aria-pressed': isPressed,
    onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => {
      onClick?.(event);
      if (!event.defaultPrevented) onPressedChange?.(!isPressed);
    },
  };
  return rest.children === undefined ? <IconButton {...rest} {...state} /> : <Button {...rest} {...state} />;
}
