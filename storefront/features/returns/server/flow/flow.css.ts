import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import linePictureMeasures from '../../../../../tokens/source/component/line-picture.json' with { type: 'json' };
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, layout, photo, size, space } = vars;
const { order } = measuresOf(linePictureMeasures).linePicture;
const { reading } = measuresOf(readingMeasures);
const hairline = `${size.hairline} solid ${color.line}`;

/** A guest's page is as wide as the same one in the account. */
export const page = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  maxWidth: `calc(${reading.width} * 4 / 3)`,
  paddingBlockStart: space[40],
});

export const step = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

export const list = storefrontStyle({ borderBlockStart: hairline });

/** A bundle is one entry of the list; its parts stand under its name. */
export const bundle = storefrontStyle({ paddingBlockStart: space[20], borderBlockEnd: hairline });
export const parts = storefrontStyle({});
globalStyleIn(storefrontLayer, `${parts} > :last-child`, { borderBlockEnd: 'none' });

/** The tick stands beside the picture; what belongs to a ticked product stands under its words. */
export const line = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: `auto ${order} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"tick picture words total" ". . choices choices"',
  columnGap: space[12],
  paddingBlock: space[20],
  borderBlockEnd: hairline,
  '@media': { [atLeast(3)]: { gridTemplateAreas: '"tick picture words total" ". picture choices choices"' } },
});

/** Beside the middle of the picture, whatever stands under the words. */
export const tick = storefrontStyle({
  gridArea: 'tick',
  display: 'grid',
  alignContent: 'center',
  width: space[32],
  height: order,
});

/** That nothing is ticked is said over the list; the first tick only refers to it. */
globalStyleIn(storefrontLayer, `${tick} p`, { display: 'none' });

export const picture = storefrontStyle({
  gridArea: 'picture',
  aspectRatio: '1',
  alignSelf: 'start',
  backgroundColor: color.tile,
  filter: `brightness(${photo.brightness})`,
});

export const words = storefrontStyle({ gridArea: 'words', display: 'grid', alignContent: 'start', gap: space[4] });

export const total = storefrontStyle({ gridArea: 'total' });

/** Shown while the product is ticked, also without a script. */
export const choices = storefrontStyle({
  gridArea: 'choices',
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockStart: space[16],
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: layout.columnGap } },
});
globalStyleIn(storefrontLayer, `${line}:has([type="checkbox"]:checked) ${choices}`, { display: 'grid' });

export const actions = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[20],
});

export const buttons = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[24],
  marginInlineStart: 'auto',
  '@media': { [below(2)]: { flexDirection: 'row-reverse', marginInline: '0 auto' } },
});

/** Fields of one column. */
export const narrow = storefrontStyle({ maxWidth: reading.width });

/** As wide as the lists above: all amounts of a page end in one line. */
export const amounts = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: space[8],
  margin: 0,
});
globalStyleIn(storefrontLayer, `${amounts} dd`, {
  margin: 0,
  paddingInlineStart: space[24],
  textAlign: 'end',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
globalStyleIn(storefrontLayer, `${amounts} > :nth-last-child(-n + 2)`, {
  paddingBlockStart: space[8],
  borderBlockStart: hairline,
  fontWeight: 600,
});

export const code = storefrontStyle({
  ...typography('h2'),
  margin: 0,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const section = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const returned = storefrontStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[24],
  paddingBlock: space[16],
  borderBlockEnd: hairline,
});

export const tools = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media': { print: { display: 'none' } },
});
