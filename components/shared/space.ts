import { classNames } from './class-names.ts';
import { gaps, type Space } from './space.css.ts';

export type { Space };

/** One distance for each viewport level, phone first. */
export type SpaceByLevel = readonly [Space, Space, Space, Space];

/** The classes of one distance, or of one for each viewport level. A level that repeats the one below it needs none. */
export function gapOf(space: Space | SpaceByLevel): string | undefined {
  const levels = typeof space === 'object' ? space : [space];
  return classNames(...levels.map((each, level) => each !== levels[level - 1] && gaps[level]?.[each]));
}
