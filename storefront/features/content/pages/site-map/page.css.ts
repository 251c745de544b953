import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';

export const head = storefrontStyle({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[24]} ${vars.space[40]}`,
});

export const sections = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.columnGap,
  rowGap: vars.space[48],
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [atLeast(3)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const section = storefrontStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: hairline(vars.color.line),
});

/** High enough for a finger. */
export const place = storefrontStyle({ display: 'flex', alignItems: 'center', minHeight: vars.size.touch });
