import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, space } = vars;

export const block = storefrontStyle({ display: 'grid', gap: space[4], marginBlockStart: space[12] });
export const title = storefrontStyle({ ...typography('ui'), margin: 0, color: color.ink, fontWeight: 600 });
export const list = storefrontStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const file = storefrontStyle({
  display: 'flex',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: hairline(color.line),
  color: color.ink,
});
export const name = storefrontStyle({ ...typography('body'), margin: 0 });
export const note = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });
