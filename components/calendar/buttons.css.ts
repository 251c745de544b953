import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';

const { color, motion, radius, size } = vars;

export const forced = '(forced-colors: active)';

/** What all buttons of a calendar begin with. */
export const button = {
  color: color.ink,
  background: 'none',
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.control,
  cursor: 'pointer',
} as const;

/** Forced colours would show the line of every button: forty frames in which the one that is pointed at is lost. */
export const buttonInForcedColors = { borderColor: 'Canvas' } as const;
export const pointedAtInForcedColors = { '&:hover:not([aria-disabled])': { borderColor: 'ButtonText' } } as const;

/** The line is for themes in which the panel is as quiet as what is pointed at. */
export const pointedAt = { backgroundColor: color.quiet, borderColor: color.line } as const;

/** Pressed by a hand or a key, unlike what only says so. */
export const buttonStates = {
  '&:hover:not([aria-disabled])': pointedAt,
  '&:active:not([aria-disabled])': { backgroundColor: color.tile },
  '&:focus-visible': { ...focusLook, position: 'relative', zIndex: 1 },
} as const;

/**
 * For buttons that stay what they are. A cell is another day with every month: a ground that faded would show the choice where
 * it does not stand.
 */
export const fading = { transition: `background-color ${motion.fast}` } as const;

/**
 * A press of one that fades, over its ground and at once: as short as it is, it would not be seen before it ends, and fading
 * is drawn again in every frame of a change of month. Forced colours take it away.
 */
export const pressedWhileFading = { backgroundImage: `linear-gradient(${color.tile}, ${color.tile})` } as const;
