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
  transition: `background-color ${motion.fast}`,
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
