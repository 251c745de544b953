import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);

export const breadcrumbs = storefrontStyle({ paddingBlockStart: vars.space[20] });

/** One form, with a readable line length. */
export const place = storefrontStyle({ display: 'grid', gap: vars.space[32], maxWidth: component.reading.width });

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

/** Questions about the shop under their headings. */
export const choices = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, calc(${component.reading.width} / 2))`,
  gap: vars.space[16],
});
globalStyleIn(storefrontLayer, `${choices} > h2:not(:first-of-type)`, { paddingBlockStart: vars.space[16] });
