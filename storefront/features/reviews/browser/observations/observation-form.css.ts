import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';

/** The next thing to do where nothing can be bought: a quiet box. */
export const section = storefrontStyle({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[24],
  backgroundColor: vars.color.quiet,
  outline: hairline(vars.color.quietLine),
  outlineOffset: `calc(-1 * ${vars.size.hairline})`,
});

export const form = storefrontStyle({ display: 'grid', gap: vars.space[16] });
