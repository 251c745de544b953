import { storefrontStyle } from '../../../tokens/layers.css.ts';

/** The wrapper exists for the loader only; to the layout its content stands directly in the parent. */
export const island = storefrontStyle({ display: 'contents' }, 'island');
