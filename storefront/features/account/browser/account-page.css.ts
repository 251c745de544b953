import { measuresOf } from '../../../../tokens/component.ts';
import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';
import { atLeast } from '../../../../tokens/viewport.ts';
import readingMeasures from '../../../../tokens/source/component/reading.json' with { type: 'json' };

const { layout, space } = vars;
const component = measuresOf(readingMeasures);

/** A readable line length: account forms have one column and short pairs. */
export const column = storefrontStyle({ maxWidth: component.reading.width });

export const page = storefrontStyle({
  display: 'grid',
  gap: space[32],
  maxWidth: component.reading.width,
  paddingBlockStart: space[40],
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
