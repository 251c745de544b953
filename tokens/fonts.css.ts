import { globalFontFace } from '@vanilla-extract/css';
import { fontFiles } from './font-files.ts';

// Of two faces with a letter the later one wins (CSS Fonts 4, composite faces): a file of other letters loads for those only.
for (const { name, face, range } of [...fontFiles('other'), ...fontFiles('shop')])
  // Quoted, because a part of a name that begins with a digit is no CSS identifier.
  globalFontFace(`"${face.family}"`, {
    src: `url("./fonts/${name}") format("woff2")`,
    fontDisplay: 'swap',
    fontStyle: face.style,
    fontWeight: [...new Set(face.weights)].join(' '),
    unicodeRange: range,
  });

/**
 * A local font that takes the room of the real one, so that nothing moves when the real one comes. The figures were
 * measured in Chromium 156 on Polish shop text against Liberation, which has the metrics of Arial and Times New Roman.
 */
const fallback = (
  family: string,
  local: ReadonlyArray<string>,
  fontWeight: string,
  sizeAdjust: number,
  ascent: number,
  descent: number,
): void =>
  globalFontFace(`"${family}"`, {
    src: local.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: `${(100 * sizeAdjust).toFixed(1)}%`,
    ascentOverride: `${((100 * ascent) / sizeAdjust).toFixed(1)}%`,
    descentOverride: `${((100 * descent) / sizeAdjust).toFixed(1)}%`,
    lineGapOverride: '0%',
  });

fallback('Brygada 1918 Fallback', ['Times New Roman', 'Liberation Serif'], '400 700', 1.127, 0.92, 0.25);
fallback('Hanken Grotesk Fallback', ['Arial', 'Liberation Sans'], '100 500', 1, 1, 0.303);
fallback('Hanken Grotesk Fallback', ['Arial Bold', 'Liberation Sans Bold'], '600 900', 0.947, 1, 0.303);
