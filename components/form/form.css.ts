import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';

const { space } = vars;

/** The form has no look; its content decides. */
export const form = componentStyle({});

export const summary = componentStyle({ marginBlockEnd: space[24] });

export const lost = componentStyle({ marginBlockStart: space[16] });
