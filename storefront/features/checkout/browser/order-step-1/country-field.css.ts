import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';

const { space } = vars;

export const row = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  columnGap: space[16],
  rowGap: space[12],
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const field = storefrontStyle({ width: '100%' });

/** Beside the box, under the line of the label; on phones below the field. */
export const button = storefrontStyle({
  '@media': { [atLeast(2)]: { ...typography('label'), paddingBlockStart: `calc(1lh + ${space[6]})` } },
});
