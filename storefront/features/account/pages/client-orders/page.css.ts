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
