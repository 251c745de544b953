import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { underline } from '../shared/lines.css.ts';

const { color, radius, size } = vars;

/** Looks like a link, as it is in the line below the box; at least 24 px high (WCAG 2.2, 2.5.8). */
export const suggestion = componentStyle({
  ...typography('message'),
  ...underline,
  alignSelf: 'start',
  minHeight: size.icon24,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: color.action,
  borderRadius: radius.badge,
  selectors: {
    '&:hover': { color: color.actionHover },
    '&:active': { color: color.actionPress },
    ...focusRing.selectors,
  },
});
