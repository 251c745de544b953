import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import promoStripMeasures from '../../tokens/source/component/promo-strip.json' with { type: 'json' };

const component = measuresOf(promoStripMeasures);

export const strip = patternStyle({ backgroundColor: vars.color.strip, color: vars.color.onStrip });

export const line = patternStyle({
  ...typography('message'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: component.promoStrip.gap,
  minHeight: component.promoStrip.height,
  paddingBlock: vars.space[8],
  '@media': { [atLeast(3)]: { justifyContent: 'center' } },
});

/** What a narrow screen has no room for; the same facts stand on the page of delivery. */
export const wideOnly = patternStyle({ '@media': { [below(2)]: { display: 'none' } } });
export const desktopOnly = patternStyle({ '@media': { [below(3)]: { display: 'none' } } });
