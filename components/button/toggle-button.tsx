import type { AccessibleName, VisibleName } from '../shared/index.ts';
import type { IconShape } from '../icon/index.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconButtonProps } from './icon-button.tsx';

interface Toggle {
  /** Whether it is on. The name stays the same; `aria-pressed` carries the state. */
  isPressed: boolean;
  /** Called on a press with the requested state. */
  onPressedChange?: (isPressed: boolean) => void;
}

type WithWords = Toggle &
  Omit<ButtonProps, 'tone' | 'children'> & {
    /** The label, the same in both states. Without it the button is an icon square. */
    children: VisibleName;
    label?: never;
    tone?: never;
  };
type IconOnly = Toggle &
  Pick<IconButtonProps, 'tone' | 'ref' | 'isBusy' | 'unavailableReason'> &
  Omit<ButtonProps, 'tone' | 'children' | 'icon' | 'size' | 'isFullWidth' | 'aria-label' | 'aria-labelledby'> &
  AccessibleName & {
    /** The icon, filled while the button is on. */
    icon: IconShape;
    children?: never;
    size?: never;
    isFullWidth?: never;
  };

export type ToggleButtonProps = WithWords | IconOnly;

/**
 * A button with two states, on and off: with a label, or an icon square whose icon is filled while on. For a setting
 * that applies at once, use Switch; for an answer in a form, Checkbox. Source: ARIA APG, button.
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
