import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { themes } from '../../../../../tokens/themes.ts';

/** Scanners need dark on light, also in the dark theme. */
const { light } = themes;

export const code = storefrontStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  backgroundColor: light.color.raised,
  fill: light.color.ink,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
