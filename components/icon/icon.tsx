import { icon } from './icon.css.ts';
import type { IconShape } from './icon-shape.ts';

export interface IconProps {
  /** `icons.bag`, or a drawing of your own on the same grid. */
  shape: IconShape;
  /** In CSS pixels: 24 alone, 20 in buttons and hints, 16 in chips. */
  size?: 16 | 20 | 24;
  /** Filled with the ink of the text: a heart that is "on the list". */
  isFilled?: boolean;
  /** Only where no text says the same: the icon becomes an image with this name. Otherwise it is decoration. */
  label?: string;
}

/** One drawing of the kit's own set, in the colour of the text around it; decorative unless it has a label. */
export function Icon({ shape, size = 24, isFilled = shape.isFilled, label }: IconProps) {
  return (
    <svg
      aria-hidden={label ? undefined : true}
      role={label && 'img'}
      aria-label={label}
      viewBox="0 0 24 24"
      className={icon}
      data-size={size}
      data-filled={isFilled || undefined}
    >
      <path d={shape.path} />
    </svg>
  );
}
