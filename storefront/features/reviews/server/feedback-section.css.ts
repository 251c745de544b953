import { underline } from '../../../../components/shared/lines.css.ts';
import { vars } from '../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';
import { typography } from '../../../../tokens/typography.css.ts';

/** The link to the next part of a list, shared by opinions and questions. */
export const more = storefrontStyle({
  ...typography('ui'),
  ...underline,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.badge,
  color: vars.color.action,
  transition: `color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: vars.color.actionHover },
    '&:active': { color: vars.color.actionPress },
  },
});
