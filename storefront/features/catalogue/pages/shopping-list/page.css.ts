import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

export const breadcrumbs = storefrontStyle({ paddingBlockStart: vars.space[20] });

export const head = storefrontStyle({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: `${vars.space[24]} ${vars.space[40]}`,
});
