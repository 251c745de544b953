import { vars } from '../../tokens/contract.css.ts';
import { componentVariants } from '../../tokens/layers.css.ts';
import { atLeast } from '../../tokens/viewport.ts';

const { gutter: _gutter, ...pageGaps } = vars.layout;

const distances = { none: '0', ...vars.space, ...pageGaps };

/** A distance between things: a step of the scale in CSS pixels, or a gap that changes with the viewport level. */
export type Space = keyof typeof distances;

/** One class a distance, for all viewport levels or from one on. */
const gapAt = (condition: string | undefined, debugId: string) =>
  componentVariants(
    Object.fromEntries(
      Object.entries(distances).map(([name, gap]) => [
        name,
        condition === undefined ? { gap } : { '@media': { [condition]: { gap } } },
      ]),
    ) as Record<Space, object>,
    debugId,
  );

/** The classes of each viewport level, phone first; a higher level has the last word. */
export const gaps = [
  gapAt(undefined, 'level1'),
  gapAt(atLeast(2), 'level2'),
  gapAt(atLeast(3), 'level3'),
  gapAt(atLeast(4), 'level4'),
] as const;
