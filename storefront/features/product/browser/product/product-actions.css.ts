import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

/** One row; on narrow columns as many rows as the words need. */
export const actions = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});

/** A link or a button of the row. */
export const action = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.touch,
  paddingInline: vars.space[6],
  borderRadius: vars.radius.control,
  color: vars.color.action,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: vars.color.actionHover, textDecoration: 'underline', textUnderlineOffset: vars.space[4] },
    '&:active': { color: vars.color.actionPress },
  },
});
