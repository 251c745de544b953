import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

const { color, radius, size, space } = vars;

export const picker = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: space[4],
  padding: space[16],
  backgroundColor: color.quiet,
  outline: `${size.hairline} solid ${color.quietLine}`,
  outlineOffset: `calc(-1 * ${size.hairline})`,
});

/** The button stands at the end of the field; on a narrow page below it. */
export const search = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[8] });
export const field = patternStyle({ flex: '1 1 8em', minWidth: 0 });
/** Beside the box: below the line of the label and its gap. A message under the field does not move it. */
export const button = patternStyle({
  flex: 'none',
  alignSelf: 'start',
  paddingBlockStart: `calc(${space[24]} + ${space[4]})`,
});
/** A text button starts where the texts above it do. */
export const near = patternStyle({ marginInlineStart: `calc(-1 * ${space[8]})` });

export const status = patternStyle({ ...typography('small'), margin: 0, color: color.muted });

export const number = patternStyle({ color: color.muted, fontVariantNumeric: 'lining-nums tabular-nums' });
export const name = patternStyle({ fontWeight: 600 });

export const overview = patternStyle({ display: 'flow-root' });

export const summary = patternStyle({
  ...typography('ui'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.touch,
  color: color.action,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius.control,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.actionHover },
    '&:focus-visible': focusLook,
  },
});

export const map = patternStyle({
  display: 'block',
  width: '100%',
  maxWidth: '44ch',
  marginBlock: `${space[8]} ${space[8]}`,
  backgroundColor: color.raised,
  outline: `${size.hairline} solid ${color.line}`,
  overflow: 'visible',
});

export const grid = patternStyle({ stroke: color.line, fill: 'none' });
export const mark = patternStyle({ cursor: 'pointer' });

export const dot = patternStyle({
  fill: color.raised,
  stroke: color.edge,
  selectors: {
    '[data-chosen] > &': { fill: color.ink, stroke: color.ink },
    'g:hover > &': { stroke: color.ink },
  },
});

export const digit = patternStyle({
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fill: color.ink,
  selectors: { '[data-chosen] > &': { fill: color.page } },
});

export const here = patternStyle({ fill: color.action });
/** The mark of the visitor's place, in the sentence that explains it. */
export const legend = patternStyle({ inlineSize: space[8], blockSize: space[8] });
export const scale = patternStyle({ stroke: color.muted, fill: 'none' });
export const scaleText = patternStyle({ fill: color.muted });
