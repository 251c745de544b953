import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

export const title = storefrontStyle({ textDecorationLine: 'underline' }, 'title');
