import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, size, space } = vars;
const hairline = `${size.hairline} solid ${color.line}`;
const component = measuresOf(readingMeasures);

export const section = storefrontStyle({ display: 'grid', gap: space[16], maxWidth: component.reading.width });

/** The width of a code. */
export const form = storefrontStyle({
  display: 'grid',
  gap: space[16],
  maxWidth: `calc(${component.reading.width} / 2)`,
});

export const actions = storefrontStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[24] });

export const lines = storefrontStyle({ borderBlockStart: hairline });

export const line = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[4],
  paddingBlock: space[12],
  borderBlockEnd: hairline,
});
