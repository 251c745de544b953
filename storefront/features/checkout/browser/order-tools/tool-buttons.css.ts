import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';

/** Its place is kept until the script answers presses, so that nothing moves; without scripts there is no place. */
export const tool = storefrontStyle({
  visibility: 'hidden',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
globalStyleIn(storefrontLayer, `${tool}[data-ready]`, { visibility: 'visible' });
