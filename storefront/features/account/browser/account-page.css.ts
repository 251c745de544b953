import { measuresOf } from '../../../../tokens/component.ts';
import { vars } from '../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../tokens/layers.css.ts';
import { atLeast } from '../../../../tokens/viewport.ts';
import readingMeasures from '../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, layout, space } = vars;
const component = measuresOf(readingMeasures);

/** A readable line length: account forms have one column and short pairs. */
export const column = storefrontStyle({ maxWidth: component.reading.width });

export const page = storefrontStyle({
  display: 'grid',
  gap: space[32],
  maxWidth: component.reading.width,
  paddingBlockStart: space[40],
});

/** The form, and what stands beside it from viewport level 3 on. */
export const sides = storefrontStyle({
  display: 'grid',
  gap: space[40],
  alignItems: 'start',
  '@media': { [atLeast(3)]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space[80] } },
});

export const aside = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  maxWidth: component.reading.width,
  padding: space[24],
  backgroundColor: color.quiet,
  '@media': { [atLeast(3)]: { padding: space[32], marginBlockStart: space[40] } },
});

/** What an account is good for. */
export const reasons = storefrontStyle({
  display: 'grid',
  gap: space[8],
  margin: 0,
  paddingInlineStart: space[20],
  listStyle: 'disc',
});

export const head = storefrontStyle({ display: 'grid', gap: space[12] });

export const fields = storefrontStyle({ display: 'grid', gap: space[40] });

export const section = storefrontStyle({ display: 'grid', gap: space[20] });

/** Two columns of one half each from viewport level 2 on. */
export const grid = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: layout.columnGap,
  rowGap: space[20],
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const actions = storefrontStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[24] });

/** A button and the message under it. */
export const passkey = storefrontStyle({ display: 'grid', gap: space[12] });

/** Buttons below each other, as wide as the widest. */
export const social = storefrontStyle({ display: 'grid', gap: space[12], justifyContent: 'start' });

/** Other ways than the form above, with buttons as wide as the widest. */
export const ways = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  gap: space[12],
  justifyContent: 'start',
});
globalStyleIn(storefrontLayer, `${ways} > form`, { justifyContent: 'stretch' });
globalStyleIn(storefrontLayer, `${ways} > form > :not(input)`, { display: 'grid' });

/** Half of the pair, on a row of its own. */
export const alone = storefrontStyle({
  gridColumn: '1 / -1',
  '@media': { [atLeast(2)]: { width: `calc((100% - ${layout.columnGap}) / 2)` } },
});
