import { vars } from '../../tokens/contract.css.ts';
import { patternStyle, patternVariants } from '../../tokens/layers.css.ts';
import { atLeast } from '../../tokens/viewport.ts';

const { layout, space } = vars;

/** Twelve columns on wide screens: halves for names, eight and four for street and number. */
export const grid = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: layout.columnGap,
  rowGap: space[20],
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

const spanning = (columns: number) => ({ '@media': { [atLeast(2)]: { gridColumn: `span ${columns}` } } });

export const whole = patternStyle({ '@media': { [atLeast(2)]: { gridColumn: '1 / -1' } } });

export const width = patternVariants({ half: spanning(6), wide: spanning(8), narrow: spanning(4) });
