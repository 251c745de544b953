import { measuresOf } from '../../../../tokens/component.ts';
import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';
import readingMeasures from '../../../../tokens/source/component/reading.json' with { type: 'json' };

const { space } = vars;
const { reading } = measuresOf(readingMeasures);

/** A guest's page is as wide as the same one in the account. */
export const page = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  maxWidth: `calc(${reading.width} * 4 / 3)`,
  paddingBlockStart: space[40],
});

export const head = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[12],
});
