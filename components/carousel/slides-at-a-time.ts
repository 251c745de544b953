import { namedWidths } from '../../tokens/viewport.ts';

/** How many slides show side by side. */
export type SlideCount = 1 | 2 | 3 | 4 | 5 | 6;

/** Slides side by side per viewport level, phone first. */
export type SlidesByLevel = readonly [SlideCount, SlideCount, SlideCount, SlideCount];

/** Requirement L-10: 1 below 757 px, 4 below 1200 px, 6 above. */
export const usualSlides: SlidesByLevel = [1, 4, 4, 6];

/** Media condition for wider phones. */
export const wideEnough = `screen and (min-width: ${namedWidths.narrow}px)`;

/** Slides on a narrow phone, and per viewport level. */
export function slidesPerWidth(
  slides: SlideCount | SlidesByLevel,
  narrow: SlideCount | undefined,
): ReadonlyArray<SlideCount> {
  const levels = typeof slides === 'number' ? ([slides, slides, slides, slides] as const) : slides;
  return [narrow ?? levels[0], ...levels];
}

/** The classes of one value per width; a width that repeats a smaller one needs none. */
export const classesPerWidth = <Value extends string | number>(
  values: ReadonlyArray<Value>,
  classes: ReadonlyArray<Readonly<Record<Value, string>>>,
): ReadonlyArray<string | false | undefined> =>
  values.map((value, width) => value !== values[width - 1] && classes[width]?.[value]);
