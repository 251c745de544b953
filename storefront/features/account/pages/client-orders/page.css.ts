import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

const { space } = vars;

export const phases = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The dates in one line with their button, from viewport level 2 on. */
export const days = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[16],
});
export const daysActions = storefrontStyle({ display: 'flex', alignItems: 'center', gap: space[24] });
