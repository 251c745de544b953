import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

const { color, space } = vars;

/** Takes the whole row among other actions. */
export const question = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  flexBasis: '100%',
  padding: space[24],
  backgroundColor: color.quiet,
  scrollMarginBlockStart: space[80],
});
