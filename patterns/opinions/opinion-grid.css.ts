import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle, patternVariants } from '../../tokens/layers.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import opinionMeasures from '../../tokens/source/component/opinion.json' with { type: 'json' };

const component = measuresOf(opinionMeasures);

export const grid = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'stretch',
  rowGap: vars.space[40],
});

const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const upTo = (most: number) => ({
  '@media': { [atLeast(2)]: tracks(Math.min(most, 2)), [atLeast(4)]: tracks(most) },
});

/** At most so many columns; two fit from level 2, more from level 4. */
export const columns = patternVariants({ 1: {}, 2: upTo(2), 3: upTo(3), 4: upTo(4) });

export const gutter = patternVariants({
  16: { columnGap: vars.space[16] },
  20: { columnGap: vars.space[20] },
  24: { columnGap: vars.space[24] },
  30: { columnGap: component.opinion.gutter },
  32: { columnGap: vars.space[32] },
  40: { columnGap: vars.space[40] },
});
