import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { below } from '../../tokens/viewport.ts';

const { color, layout, size, space } = vars;

export const box = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
  backgroundColor: color.quiet,
  // Where the quiet surface equals the page, the line draws it.
  outline: `${size.hairline} solid ${color.quietLine}`,
  outlineOffset: `calc(-1 * ${size.hairline})`,
  '@media': {
    // On phones it reaches from edge to edge, as the quiet band under the content.
    [below(2)]: { marginInline: `calc(-1 * ${layout.gutter})`, paddingInline: layout.gutter },
  },
});

export const rows = patternStyle({ display: 'flex', flexDirection: 'column', gap: space[12], margin: 0 });

const rowBase = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
} as const;

export const row = patternStyle({ ...typography('body'), ...rowBase, color: color.ink });

export const note = patternStyle({ ...typography('small'), color: color.muted });

export const amount = patternStyle({
  margin: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const totalRow = patternStyle({
  ...rowBase,
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: 0,
  paddingBlockStart: space[12],
  borderBlockStart: `${size.hairline} solid ${color.ink}`,
});

export const total = patternStyle({ ...typography('total'), margin: 0, color: color.ink });

/** Where both do not fit on one line, the sum stays at the right. */
export const sum = patternStyle({ ...typography('total'), margin: 0, marginInlineStart: 'auto', color: color.ink });

export const notes = patternStyle({
  ...typography('small'),
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  color: color.muted,
});
