import { componentStyle } from '../../tokens/layers.css.ts';

/** So long that no browser loads early what stands under it. */
export const longPage = componentStyle({ minHeight: '2000vh' });
