export { Button, type ButtonProps } from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
export { ToggleButton, type ToggleButtonProps } from './toggle-button.tsx';
