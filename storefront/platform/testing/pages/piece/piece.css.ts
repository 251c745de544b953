import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

export const title = storefrontStyle({ letterSpacing: vars.space[4] }, 'title');

/** More than a window below the first view. */
export const farBelow = storefrontStyle({ marginBlockStart: '300vh' }, 'farBelow');
