import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

export const title = storefrontStyle({ letterSpacing: vars.space[4] }, 'title');

/** More than a window away from what is seen at first. */
export const farBelow = storefrontStyle({ marginBlockStart: '300vh' }, 'farBelow');
