import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

const { space } = vars;

export const breadcrumbs = storefrontStyle({ paddingBlockStart: space[20] });
export const head = storefrontStyle({ display: 'grid', gap: space[12], paddingBlock: `${space[24]} ${space[40]}` });
export const table = storefrontStyle({ paddingBlockEnd: space[64] });
