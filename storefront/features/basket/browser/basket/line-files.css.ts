import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, radius, size, space } = vars;

export const files = storefrontStyle({ display: 'grid', gap: space[12], paddingBlockStart: space[16] });

export const list = storefrontStyle({ borderBlockStart: `${size.hairline} solid ${color.line}` });

export const file = storefrontStyle({
  ...typography('small'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[12],
  color: color.ink,
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});

export const link = storefrontStyle({
  ...focusRing,
  color: 'inherit',
  borderRadius: radius.badge,
  overflowWrap: 'anywhere',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: space[4],
});

export const fileSize = storefrontStyle({
  ...typography('small'),
  color: color.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
