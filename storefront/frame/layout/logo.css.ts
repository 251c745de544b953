import { globalStyle } from '@vanilla-extract/css';
import { measuresOf } from '../../../tokens/component.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { storefrontLayer, storefrontStyle } from '../../../tokens/layers.css.ts';
import { typography } from '../../../tokens/typography.css.ts';
import { atLeast } from '../../../tokens/viewport.ts';
import headerMeasures from '../../../tokens/source/component/header.json' with { type: 'json' };

const component = measuresOf(headerMeasures);

export const logo = storefrontStyle({
  display: 'block',
  flexShrink: 0,
  width: component.header.logoWidthSmall,
  height: component.header.logoHeightSmall,
  color: vars.color.ink,
  '@media': { [atLeast(3)]: { width: component.header.logoWidth, height: component.header.logoHeight } },
});

/** The mark keeps its full size in the footer and in the order. */
export const full = storefrontStyle({ width: component.header.logoWidth, height: component.header.logoHeight });

/** At most three marks wide: a long name wraps, and leaves room for the search. */
export const letters = storefrontStyle({
  ...typography('h3'),
  display: 'block',
  maxWidth: `calc(3 * ${component.header.logoWidthSmall})`,
  color: vars.color.ink,
  '@media': { [atLeast(3)]: { maxWidth: `calc(3 * ${component.header.logoWidth})` } },
});

/** As inline-block it is not underlined by its link. */
export const name = storefrontStyle({ display: 'inline-block', textWrap: 'balance' });

globalStyle(`${logo} .gable`, { '@layer': { [storefrontLayer]: { stroke: vars.color.action } } });
