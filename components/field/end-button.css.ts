import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';

const { color, motion, radius, size, space } = vars;

/** A button at the end of a field's box: 44 px square, so that its icon is 14 px from the border like all others. */
export const endButton = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: size.touch,
  height: size.touch,
  marginInlineEnd: `calc(-1 * ${space[12]})`,
  color: color.ink,
  borderRadius: radius.control,
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: color.quiet },
    '&:active': { backgroundColor: color.tile },
    '&:disabled': { color: color.off, backgroundColor: 'transparent', cursor: 'not-allowed' },
    // Inside the box, whose border it would cover.
    '&:focus-visible': { outline: focusLook.outline, outlineOffset: `calc(-1 * ${size.focusRing})` },
  },
});
