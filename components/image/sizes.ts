import { atLeast } from '../../tokens/viewport.ts';

/**
 * The width of a picture on the page as a CSS length (`50vw`, `288px`): one for all levels, or one for each level from
 * which it holds. Level 1 is compulsory.
 */
export type ImageSizes = string | { readonly 1: string; readonly 2?: string; readonly 3?: string; readonly 4?: string };

/** The `sizes` attribute: widest condition first, because the browser takes the first that holds. */
export const sizesAttribute = (sizes: ImageSizes): string => {
  if (typeof sizes === 'string') return sizes;
  const conditions = ([4, 3, 2] as const).flatMap((level) => {
    const size = sizes[level];
    return size === undefined ? [] : [`${atLeast(level).replace('screen and ', '')} ${size}`];
  });
  return [...conditions, sizes[1]].join(', ');
};
