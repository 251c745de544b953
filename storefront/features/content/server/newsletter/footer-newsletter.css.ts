import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

export const form = storefrontStyle({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[24] });

/** Magnified text puts the button under the field. */
export const row = storefrontStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[8] });

export const address = storefrontStyle({ flex: `1 1 calc(${vars.size.control} * 4)` });

export const consent = storefrontStyle({ ...typography('small'), color: vars.color.muted });
