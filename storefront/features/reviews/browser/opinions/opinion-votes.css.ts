import { underline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

export const votes = storefrontStyle({
  ...typography('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[16]}`,
});

export const question = storefrontStyle({ color: vars.color.muted });

export const vote = storefrontStyle({
  ...typography('small'),
  ...underline,
  fontWeight: 500,
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.badge,
  background: 'none',
  color: vars.color.action,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: vars.color.actionHover },
    '&:active': { color: vars.color.actionPress },
    '&[aria-disabled="true"]': { color: vars.color.muted, textDecorationLine: 'none', cursor: 'default' },
  },
});
