import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';

const { space } = vars;

/** The form itself has no look: what stands in it decides. */
export const form = componentStyle({});

export const summary = componentStyle({ marginBlockEnd: space[24] });

export const lost = componentStyle({ marginBlockStart: space[16] });
