import { patternStyle } from '../../tokens/layers.css.ts';

/** A page of its own for what is fixed in it: what is fixed inside of a transformed box is fixed to that. */
export const storyPage = patternStyle({ minHeight: '32lh', transform: 'scale(1)' });
