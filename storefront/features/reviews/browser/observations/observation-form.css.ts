import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

export const section = storefrontStyle({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
  borderBlockStart: hairline(vars.color.line),
});

export const form = storefrontStyle({ display: 'grid', gap: vars.space[16] });
