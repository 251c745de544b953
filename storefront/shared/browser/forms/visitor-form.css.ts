import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';

export const fields = storefrontStyle({ display: 'grid', gap: vars.space[20] });
