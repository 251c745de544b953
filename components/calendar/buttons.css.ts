import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';

const { color, motion, radius, size } = vars;

export const forced = '(forced-colors: active)';

/** The base of all calendar buttons. */
export const button = {
  color: color.ink,
  background: 'none',
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.control,
  cursor: 'pointer',
} as const;

/** Forced colours would show every button's border: forty frames would hide the hovered one. */
export const buttonInForcedColors = { borderColor: 'Canvas' } as const;
export const pointedAtInForcedColors = { '&:hover:not([aria-disabled])': { borderColor: 'ButtonText' } } as const;

/** The border is for themes whose panel is as quiet as the hover fill. */
export const pointedAt = { backgroundColor: color.quiet, borderColor: color.line } as const;

/** Hover, press and focus styles. */
export const buttonStates = {
  '&:hover:not([aria-disabled])': pointedAt,
  '&:active:not([aria-disabled])': { backgroundColor: color.tile },
  '&:focus-visible': { ...focusLook, position: 'relative', zIndex: 1 },
} as const;

/**
 * For static buttons. A cell becomes another day each month: a fading background would show the selection in the wrong
 * place.
 */
export const fading = { transition: `background-color ${motion.fast}` } as const;

/**
 * Pressed state of a fading button, painted over its background at once: a press is too short to see a fade, and a fade
 * repaints in every frame of a month change. Forced colours drop it.
 */
export const pressedWhileFading = { backgroundImage: `linear-gradient(${color.tile}, ${color.tile})` } as const;
