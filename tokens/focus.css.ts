import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/**
 * The focus look, for rules with their own selector: an outline in the focus colour over a ring of the
 * gap colour, so that it is seen on photographs and on filled buttons. In forced colours shadows vanish and the
 * outline alone remains.
 */
export const focusLook = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: vars.size.focusOffset,
  boxShadow: `0 0 0 ${vars.size.focusOffset} ${vars.color.gap}`,
} as const satisfies StyleRule;

/** The focus ring of what has focus by the keyboard, to be spread into a rule. */
export const focusRing = { selectors: { '&:focus-visible': focusLook } } as const satisfies StyleRule;
