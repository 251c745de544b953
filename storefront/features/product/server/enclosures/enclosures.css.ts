import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

const { color, space } = vars;

/** Beside one another where the page is wide enough. */
export const list = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 40ch), 1fr))',
  columnGap: space[48],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = storefrontStyle({
  display: 'flex',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: hairline(color.line),
  color: color.ink,
});
export const name = storefrontStyle({ ...typography('body'), margin: 0 });
export const note = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });
