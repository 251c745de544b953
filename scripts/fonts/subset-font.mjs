// @ts-expect-error -- the package has no types
import subset from 'subset-font';

/**
 * The package subset-font, with types: cuts letters, weights and features out of a font. Without letters it keeps all glyphs, if
 * `keepAllGlyphs` says so.
 *
 * @type {(font: Buffer, letters: string | undefined, options: {
 *   targetFormat: 'truetype' | 'woff2',
 *   variationAxes?: Record<string, number | { min: number, max: number }>,
 *   keepFeatures?: ReadonlyArray<string>,
 *   keepAllGlyphs?: boolean,
 * }) => Promise<Buffer>}
 */
export const subsetFont = subset;
