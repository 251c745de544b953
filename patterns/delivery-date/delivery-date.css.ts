import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import calendarMeasures from '../../tokens/source/component/calendar.json' with { type: 'json' };

const { calendar: calendarMeasure } = measuresOf(calendarMeasures);

const { color, motion, size, space } = vars;

export const box = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  color: color.ink,
});

export const promise = patternStyle({ display: 'flex', gap: space[12] });

export const words = patternStyle({ display: 'grid', flex: 1, gap: space[4], justifyItems: 'start', minWidth: 0 });

/** It stands under the words, and on a phone, where a week needs the whole width, under the icon too. */
export const calendar = patternStyle({
  '@media': { [atLeast(2)]: { marginInlineStart: `calc(${size.icon24} + ${space[12]})` } },
});

export const sign = patternStyle({
  display: 'inline-flex',
  transition: `rotate ${motion.fast}`,
  selectors: { 'details[open] > summary > &': { rotate: '0.5turn' } },
});

/** As wide as a week: a longer answer wraps. */
export const unfolded = patternStyle({
  maxWidth: `calc(${calendarMeasure.grid} + 2 * ${space[16]} + 2 * ${size.hairline})`,
  paddingBlockStart: space[8],
});
