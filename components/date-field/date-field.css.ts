import { componentStyle } from '../../tokens/layers.css.ts';

/** Without scripts the browser's own input shows dates its own way, and an example of ours would mislead. */
export const example = componentStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
});
