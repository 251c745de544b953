import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { hairline } from '../../../../../components/shared/lines.css.ts';

const { color, space } = vars;

export const text = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

/** The anchors of its headings stop below the edge of the window. */
export const heading = storefrontStyle({
  scrollMarginBlockStart: space[24],
  selectors: { '&[data-top]:not(:first-child)': { paddingBlockStart: space[24] } },
});

export const list = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingInlineStart: space[24],
  listStyle: 'disc',
  selectors: { '&[data-ordered]': { listStyle: 'decimal' } },
});

export const item = storefrontStyle({
  display: 'list-item',
  paddingInlineStart: space[4],
  selectors: { '&::marker': { color: color.muted } },
});

export const quote = storefrontStyle({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  borderInlineStart: `${space[4]} solid ${color.line}`,
});

export const code = storefrontStyle({
  ...typography('small'),
  padding: space[16],
  backgroundColor: color.quiet,
  border: hairline(color.line),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const figure = storefrontStyle({ display: 'grid', gap: space[8], paddingBlock: space[8] });
