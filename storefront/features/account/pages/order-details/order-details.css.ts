import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, size, space } = vars;
const component = measuresOf(readingMeasures);
const hairline = `${size.hairline} solid ${color.line}`;

export const keep = storefrontStyle({ paddingBlockStart: space[16] });

export const steps = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[24],
  listStyle: 'decimal',
  color: color.ink,
});

export const history = storefrontStyle({ display: 'grid', gap: space[20] });

/** The whole page where no account frames it. */
export const guest = storefrontStyle({ paddingBlockStart: space[32] });

export const progress = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
});

/** The sum under the lines, in the account. */
export const sum = storefrontStyle({ maxWidth: component.reading.width });

export const note = storefrontStyle({ ...typography('body'), margin: 0, color: color.muted });

/** The greeting over a new order. */
export const gable = storefrontStyle({
  display: 'block',
  width: space[64],
  marginBlockEnd: space[12],
  overflow: 'visible',
  fill: 'none',
  stroke: color.action,
  strokeWidth: 6,
});

export const actions = storefrontStyle({ paddingBlockStart: space[24] });

export const account = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxWidth: component.reading.width,
});

export const lines = storefrontStyle({ borderBlockStart: hairline });

export const line = storefrontStyle({
  paddingBlock: space[16],
  borderBlockEnd: hairline,
  '@media': { print: { paddingBlock: space[8] } },
});

export const table = storefrontStyle({
  ...typography('body'),
  width: '100%',
  marginBlockStart: space[24],
  borderCollapse: 'collapse',
  color: color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const caption = storefrontStyle({
  ...typography('h3'),
  paddingBlock: `${space[24]} ${space[16]}`,
  textAlign: 'start',
});

export const lineFacts = storefrontStyle({ ...typography('small'), display: 'block', color: color.muted });

globalStyleIn(storefrontLayer, `${table} :is(th, td)`, {
  paddingBlock: space[16],
  paddingInline: 0,
  borderBlockEnd: hairline,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyleIn(storefrontLayer, `${table} thead th`, {
  ...typography('small'),
  fontWeight: 600,
  paddingBlock: `0 ${space[8]}`,
  borderBlockEnd: `${size.hairline} solid ${color.ink}`,
  color: color.muted,
});
globalStyleIn(storefrontLayer, `${table} :is(th, td):not(:first-child)`, {
  paddingInlineStart: space[16],
  whiteSpace: 'nowrap',
});
globalStyleIn(storefrontLayer, `${table} :is(th, td):last-child`, { textAlign: 'end' });
