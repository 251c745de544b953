import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';

const { color, size, space } = vars;

export const box = storefrontStyle({
  display: 'grid',
  gap: space[16],
  padding: space[24],
  backgroundColor: color.quiet,
  outline: `${size.hairline} solid ${color.quietLine}`,
  outlineOffset: `calc(-1 * ${size.hairline})`,
});

/** The native element: its length is an attribute, where a box would need a style. */
export const bar = storefrontStyle({
  appearance: 'none',
  width: '100%',
  height: space[4],
  border: 0,
  backgroundColor: color.line,
});
globalStyleIn(storefrontLayer, `${bar}::-webkit-progress-bar`, { backgroundColor: color.line });
globalStyleIn(storefrontLayer, `${bar}::-webkit-progress-value`, { backgroundColor: color.action });
globalStyleIn(storefrontLayer, `${bar}::-moz-progress-bar`, { backgroundColor: color.action });
