import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

const { color, motion, radius, size, space } = vars;

/** A `summary` that looks like a text button and keeps its own role; a sign may follow its words. */
export const summaryButton = patternStyle({
  ...focusRing,
  ...typography('button'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.touch,
  paddingInline: space[8],
  marginInlineStart: `calc(-1 * ${space[8]})`,
  borderRadius: radius.control,
  color: color.action,
  cursor: 'pointer',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: color.actionHover, textDecorationLine: 'underline' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});
