import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

const { space } = vars;

/** A name, a calendar as wide as its days, and how many are chosen. */
export const days = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: space[8] });
