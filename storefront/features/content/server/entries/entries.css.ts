import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };
import { atLeast } from '../../../../../tokens/viewport.ts';

const component = measuresOf(readingMeasures);
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const head = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  paddingBlock: vars.space[24],
});

export const list = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: columns(1),
  columnGap: vars.layout.columnGap,
  rowGap: vars.space[48],
  paddingBlockEnd: vars.space[40],
  '@media': { [atLeast(2)]: { gridTemplateColumns: columns(2) } },
});

/** News are text alone, and need the wider columns for it. */
export const withPictures = storefrontStyle({ '@media': { [atLeast(3)]: { gridTemplateColumns: columns(3) } } });

export const teaser = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: columns(1),
  alignContent: 'start',
  gap: vars.space[8],
});

/** A readable line length. */
export const article = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: columns(1),
  maxWidth: component.reading.width,
});

export const body = storefrontStyle({ paddingBlockStart: vars.space[24] });

export const related = storefrontStyle({
  display: 'grid',
  gap: vars.space[32],
  paddingBlockStart: vars.layout.sectionGap,
});
