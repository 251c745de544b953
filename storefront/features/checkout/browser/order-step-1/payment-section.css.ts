import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, space } = vars;

export const note = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });

/** With a script the tiles follow the delivery by themselves. */
export const recount = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[12],
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const terms = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  paddingBlockStart: space[12],
});
