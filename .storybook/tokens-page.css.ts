import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { componentsLayer, patternsLayer, resetLayer, storefrontLayer, tokensLayer } from '../tokens/layers.css.ts';
import { typography } from '../tokens/typography.css.ts';

/** Weakest first. */
export const layers = [resetLayer, tokensLayer, componentsLayer, patternsLayer, storefrontLayer];

const line = `${vars.size.hairline} solid`;

export const sections = style({ display: 'grid', gap: vars.space[40], minWidth: 0 });

/** A part of the page in its own theme. */
export const themed = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[24],
  minWidth: 0,
  color: vars.color.ink,
  backgroundColor: vars.color.page,
  border: `${line} ${vars.color.line}`,
});

export const title = style({ ...typography('h3'), color: vars.color.ink });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.space[112]}, 1fr))`,
  columnGap: vars.space[16],
  rowGap: vars.space[24],
});
export const swatch = style({
  display: 'block',
  height: vars.space[64],
  marginBlockEnd: vars.space[8],
  border: `${line} ${vars.color.edge}`,
  forcedColorAdjust: 'none',
});
export const name = style({ ...typography('label'), color: vars.color.ink, overflowWrap: 'anywhere' });
export const value = style({
  ...typography('small'),
  color: vars.color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
});

/** Tables of numbers are wider than a phone: they scroll by themselves, also by the keyboard. */
export const scroll = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const caption = style({
  ...typography('h3'),
  textAlign: 'start',
  paddingBlockEnd: vars.space[12],
  color: vars.color.ink,
});
export const head = style({
  ...typography('small'),
  fontWeight: 600,
  color: vars.color.muted,
  textAlign: 'start',
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[20],
  borderBlockEnd: `${line} ${vars.color.ink}`,
});
export const cell = style({
  ...typography('small'),
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.ink,
  textAlign: 'start',
  verticalAlign: 'middle',
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[20],
  borderBlockEnd: `${line} ${vars.color.line}`,
});
export const rowName = style([cell, { fontWeight: 600, whiteSpace: 'nowrap' }]);

/** The samples of the contrast table have the colours that they show. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[72],
  height: vars.space[40],
  borderStyle: 'solid',
  borderWidth: vars.size.hairline,
  borderColor: vars.color.line,
  forcedColorAdjust: 'none',
  fontWeight: 600,
});
export const drawn = style({ width: vars.size.icon24, height: vars.size.icon24, border: `${vars.size.chosen} solid` });
export const ringed = style({
  width: vars.size.icon24,
  height: vars.size.icon24,
  border: `${vars.size.focusRing} solid`,
});

export const bar = style({ height: vars.space[16], backgroundColor: vars.color.action, forcedColorAdjust: 'none' });
export const box = style({
  width: vars.space[72],
  height: vars.space[72],
  backgroundColor: vars.color.quiet,
  border: `${line} ${vars.color.edge}`,
});
