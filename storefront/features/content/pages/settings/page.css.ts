import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);

/** One form, with a readable line length. */
export const place = storefrontStyle({ display: 'grid', gap: vars.space[32], maxWidth: component.reading.width });

/** The choices of {@link choices} stand in columns. */
export const wide = storefrontStyle({ maxWidth: 'none' });

export const head = storefrontStyle({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[24] });

/** The text as it will be shown: line breaks stay. */
export const quoted = storefrontStyle({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[24],
  backgroundColor: vars.color.quiet,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** The visitor's choices need the room of two columns, and the ways to other settings a third. */
export const choices = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[48],
  alignItems: 'start',
  '@media': { [atLeast(3)]: { gridTemplateColumns: '2fr 1fr', columnGap: vars.layout.columnGap } },
});

/** Questions about the shop under their headings, side by side where there is room. */
export const questions = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.columnGap,
  rowGap: vars.space[32],
  alignItems: 'start',
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const group = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const others = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  padding: vars.space[24],
  backgroundColor: vars.color.quiet,
});
