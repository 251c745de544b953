import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';

/** The items of a list beside one another where the page is wide enough. */
export const columnList = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 40ch), 1fr))',
  columnGap: vars.space[48],
});
