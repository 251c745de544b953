import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';

/** Without scripts the native input formats dates itself, and our example would mislead. */
export const example = componentStyle({});

// Hides the whole hint, so that no gap remains.
globalStyleIn(componentsLayer, `:has(> ${example})`, { '@media': { '(scripting: none)': { display: 'none' } } });
