import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

export const trail = storefrontStyle({ paddingBlockStart: vars.space[20] });
