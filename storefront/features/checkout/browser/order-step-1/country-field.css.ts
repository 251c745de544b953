import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

/** The button stands beside the control, below the label, or under it where there is no room. */
export const row = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: vars.space[16],
  rowGap: vars.space[12],
});

export const field = storefrontStyle({ flex: '1 1 16rem', maxWidth: '28rem' });
