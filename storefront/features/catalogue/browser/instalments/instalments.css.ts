import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, radius, size, space } = vars;

export const box = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: space[4], color: color.ink });
export const title = storefrontStyle({ ...typography('ui'), margin: 0, fontWeight: 600 });

export const summary = storefrontStyle({
  ...typography('small'),
  ...focusRing,
  width: 'fit-content',
  paddingBlock: space[12],
  borderRadius: radius.badge,
  color: color.action,
  fontWeight: 500,
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: space[4],
  selectors: { ...focusRing.selectors, '&:hover': { color: color.actionHover } },
});

export const plans = storefrontStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const plan = storefrontStyle({
  ...typography('small'),
  display: 'grid',
  paddingBlock: space[8],
  borderBlockEnd: hairline(color.line),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const instalments = storefrontStyle({ color: color.ink, fontWeight: 600 });
export const note = storefrontStyle({ ...typography('small'), margin: `${space[8]} 0 0`, color: color.muted });
