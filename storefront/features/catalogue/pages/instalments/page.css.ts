import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);
const { space } = vars;

export const breadcrumbs = storefrontStyle({ paddingBlockStart: space[20] });
/** The calculator and, where it fits, the table beside it. */
export const page = storefrontStyle({
  display: 'grid',
  gap: space[40],
  '@media': {
    [below(4)]: { maxWidth: component.reading.width },
    [atLeast(4)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[96] },
  },
});
export const head = storefrontStyle({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[24],
  maxWidth: component.reading.width,
  gridColumn: '1 / -1',
});
export const section = storefrontStyle({ display: 'grid', alignContent: 'start', gap: space[16] });
