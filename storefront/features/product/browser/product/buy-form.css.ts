import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';

export const form = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

/** The shop names the options: one longer than its line is broken, short ones never are. */
globalStyleIn(storefrontLayer, `${form} [role="radiogroup"] label span`, {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** Side by side where both fit. */
export const buttons = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  '@media': { [atLeast(2)]: { flexDirection: 'row' } },
});

export const aside = storefrontStyle({
  ...typography('small'),
  display: 'grid',
  margin: 0,
  color: vars.color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const total = storefrontStyle({ ...typography('ui'), fontWeight: 600, color: vars.color.ink });

/** Its space is reserved from the first paint; visible once usable. */
export const addMore = storefrontStyle({
  ...typography('small'),
  ...focusRing,
  visibility: 'hidden',
  minHeight: vars.space[24],
  padding: 0,
  border: 'none',
  background: 'none',
  color: vars.color.action,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space[4],
  cursor: 'pointer',
  selectors: {
    ...focusRing.selectors,
    '&[data-ready]': { visibility: 'visible' },
    '&:hover': { color: vars.color.actionHover },
  },
});
