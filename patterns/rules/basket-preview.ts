export interface BasketPreviewSettings {
  /** From this many lines on, a list without pictures (basketPreviewListFrom, spec 9: 10). */
  readonly listFrom: number;
  /** Above how many lines none is shown (basketPreviewHiddenAbove, spec 9: 22). */
  readonly hiddenAbove: number;
}

/** How the preview shows the lines of a basket: with pictures, as a dense list, or only as a sum and a link. */
export type BasketPreviewLook = 'pictures' | 'list' | 'sum';

/**
 * Decides by the number of lines, not of pieces (spec 9, L-11).
 *
 * @param lines of the basket, a whole number from 0
 */
export function basketPreviewLook(lines: number, { listFrom, hiddenAbove }: BasketPreviewSettings): BasketPreviewLook {
  if (lines > hiddenAbove) return 'sum';
  return lines >= listFrom ? 'list' : 'pictures';
}
