import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, size, space } = vars;
const hairline = `${size.hairline} solid ${color.line}`;
const component = measuresOf(readingMeasures);

export const section = storefrontStyle({ display: 'grid', gap: space[16], maxWidth: component.reading.width });

export const fields = storefrontStyle({ display: 'grid', gap: space[20] });

/** Half of the line: the width of a password. */
export const narrow = storefrontStyle({
  display: 'grid',
  gap: space[20],
  maxWidth: `calc(${component.reading.width} / 2)`,
});

export const list = storefrontStyle({
  borderBlockStart: hairline,
});

export const item = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[8],
  minHeight: size.controlLarge,
  paddingBlock: space[12],
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
});

export const actions = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const links = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  rowGap: space[8],
  margin: 0,
});

export const secret = storefrontStyle({ ...typography('body'), margin: 0, overflowWrap: 'anywhere' });

export const codes = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  // Eight codes fill whole rows.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  padding: space[20],
  border: hairline,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** A phone reads the code from a hand's breadth. */
export const qr = storefrontStyle({ maxWidth: `calc(${component.reading.width} / 3)` });
