import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, radius, size, space } = vars;

/** The block of the product page. */
export const block = storefrontStyle({
  display: 'grid',
  gap: space[8],
  paddingBlockStart: space[24],
  borderBlockStart: hairline(color.line),
});
export const title = storefrontStyle({ ...typography('ui'), margin: 0, color: color.ink, fontWeight: 600 });
export const sizeText = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });
export const places = storefrontStyle({ display: 'grid' });
export const place = storefrontStyle({ borderBlockEnd: hairline(color.line) });
export const summary = storefrontStyle({
  ...typography('small'),
  ...focusRing,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.touch,
  borderRadius: radius.badge,
  color: color.ink,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.actionHover },
  },
});
export const name = storefrontStyle({
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: space[4],
});
/** Said in words; the colour only repeats it. */
export const level = storefrontStyle({
  selectors: {
    '&[data-level="available"]': { color: color.ok, fontWeight: 600 },
    '&[data-level="last"]': { color: color.warn, fontWeight: 600 },
    '&[data-level="none"]': { color: color.muted },
  },
});

export const showroom = storefrontStyle({ ...typography('small'), display: 'grid', gap: space[8], color: color.ink });
export const opened = storefrontStyle({ paddingBlock: `${space[4]} ${space[16]}` });
export const line = storefrontStyle({ margin: 0 });
export const hours = storefrontStyle({ display: 'grid', gap: space[4] });
export const hour = storefrontStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const contacts = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
});
export const unbroken = storefrontStyle({ whiteSpace: 'nowrap' });
export const more = storefrontStyle({ ...typography('small'), margin: 0 });
