import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';

const { color, size, space } = vars;

export const phases = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[24],
});

/** Where the reader is: by weight and a line, not by colour alone. */
globalStyleIn(storefrontLayer, `${phases} [aria-current]`, {
  borderBlockEnd: `${size.chosen} solid ${color.ink}`,
  fontWeight: 600,
});

/** The dates in one line with their button, from viewport level 2 on. */
export const days = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[16],
});
export const daysActions = storefrontStyle({ display: 'flex', alignItems: 'center', gap: space[24] });
