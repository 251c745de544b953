import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';

/** Without scripts the browser's own input shows dates its own way, and an example of ours would mislead. */
export const example = componentStyle({});

// The whole hint goes, so that no gap is left where it was.
globalStyleIn(componentsLayer, `:has(> ${example})`, { '@media': { '(scripting: none)': { display: 'none' } } });
