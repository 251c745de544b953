import source from './source/viewport.json' with { type: 'json' };

/** 1 phone, 2 tablet, 3 small desktop, 4 desktop (requirement S-38). */
export type ViewportLevel = 1 | 2 | 3 | 4;

const { level, named } = source.viewport;

/** The width in CSS pixels at which each level begins. */
export const levels: Readonly<Record<ViewportLevel, number>> = {
  1: 0,
  2: level[2].$value.value,
  3: level[3].$value.value,
  4: level[4].$value.value,
};

/** Widths in CSS pixels that the specification names beside the levels. */
export const namedWidths = {
  /** Below this a carousel shows one slide. */
  narrow: named.narrow.$value.value,
  /** From this the layout of wide tools begins. */
  wide: named.wide.$value.value,
  /** Below this only the small files of a picture are offered (requirement L-13). */
  smallPicture: named.smallPicture.$value.value,
} as const;

/** A media condition "this level and above", to be used as a key of `@media`. */
export const atLeast = (from: 2 | 3 | 4): string => `screen and (min-width: ${levels[from]}px)`;

/**
 * A media condition "below this level". It ends a hundredth of a pixel before the next level begins, so that a
 * zoomed page with a fractional width never falls between the two.
 */
export const below = (from: 2 | 3 | 4): string => `screen and (max-width: ${levels[from] - 0.02}px)`;

/** The level of a page that is `width` CSS pixels wide. */
export const viewportLevel = (width: number): ViewportLevel =>
  width >= levels[4] ? 4 : width >= levels[3] ? 3 : width >= levels[2] ? 2 : 1;
