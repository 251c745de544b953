import { storefrontStyle } from '../../../tokens/layers.css.ts';

/** The wrapper exists for the loader only; its content takes part in the parent's layout. */
export const island = storefrontStyle({ display: 'contents' }, 'island');
