import { patternStyle } from '../../tokens/layers.css.ts';

/** A containing block for fixed elements: a transformed box is one. */
export const storyPage = patternStyle({ minHeight: '32lh', transform: 'scale(1)' });
