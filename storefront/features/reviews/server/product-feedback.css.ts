import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';

export const feedback = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[40]}`,
  marginBlockStart: vars.space[40],
});
