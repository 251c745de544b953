import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, space } = vars;

/** The block that makes the phone required. */
export const phone = storefrontStyle({
  ...typography('small'),
  margin: 0,
  paddingBlockStart: space[12],
  color: color.muted,
});

/** What to know before choosing this delivery. */
export const note = storefrontStyle({ ...typography('small'), margin: 0 });

export const services = storefrontStyle({ paddingBlockStart: space[16] });

export const slot = storefrontStyle({ display: 'flex', flexDirection: 'column', gap: space[16] });
