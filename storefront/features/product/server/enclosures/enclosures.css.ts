import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, space } = vars;

export const file = storefrontStyle({
  display: 'flex',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: hairline(color.line),
  color: color.ink,
});
export const name = storefrontStyle({ ...typography('body'), margin: 0 });
export const note = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });
