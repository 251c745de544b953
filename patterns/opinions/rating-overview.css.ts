import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import opinionMeasures from '../../tokens/source/component/opinion.json' with { type: 'json' };

const component = measuresOf(opinionMeasures);

/** Mean and distribution, beside each other from level 2. */
export const overview = patternStyle({
  display: 'grid',
  gap: `${vars.space[16]} ${vars.space[48]}`,
  alignItems: 'center',
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    // On the columns of the opinions below.
    [atLeast(4)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: component.opinion.gutter },
  },
});

export const mean = patternStyle({
  ...typography('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[12]}`,
  margin: 0,
  color: vars.color.muted,
});

export const meanNumber = patternStyle({ ...typography('display'), color: vars.color.ink });

export const distribution = patternStyle({
  display: 'grid',
  gap: vars.space[4],
});

export const distributionRow = patternStyle({
  ...typography('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.ink,
});

export const distributionStars = patternStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const distributionCount = patternStyle({ minWidth: vars.space[28], fontVariantNumeric: 'tabular-nums' });

export const bar = patternStyle({ flex: '1 1 0', minWidth: 0, height: vars.space[6] });
export const barTrack = patternStyle({ fill: vars.color.tile });
export const barValue = patternStyle({ fill: vars.color.ink });
