import { patternStyle } from '../../tokens/layers.css.ts';
import { below } from '../../tokens/viewport.ts';

/** Left out on narrow screens; the same facts stand on the page of delivery. */
export const wideOnly = patternStyle({ '@media': { [below(2)]: { display: 'none' } } });
export const desktopOnly = patternStyle({ '@media': { [below(3)]: { display: 'none' } } });
