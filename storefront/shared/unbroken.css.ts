import { storefrontStyle } from '../../tokens/layers.css.ts';

export const unbroken = storefrontStyle({ whiteSpace: 'nowrap' });
