import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hint as checkboxHint } from '../checkbox/checkbox.css.ts';

const { color, motion, radius, size, space } = vars;

/** Without scripts the box for all would do nothing. */
export const whole = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const parts = componentStyle({
  paddingInlineStart: `calc(${size.icon24} + ${space[12]})`,
  '@media': { '(scripting: none)': { paddingInlineStart: 0 } },
});

export const description = componentStyle([checkboxHint, { paddingBlockEnd: space[8] }]);

/** The summary over folded options. */
export const more = componentStyle({
  ...typography('ui'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.touch,
  borderRadius: radius.badge,
  color: color.action,
  cursor: 'pointer',
  listStyle: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.actionHover },
    '&:active': { color: color.actionPress },
  },
});

export const moreArrow = componentStyle({
  display: 'inline-flex',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
