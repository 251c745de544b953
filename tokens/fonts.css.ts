import { globalFontFace } from '@vanilla-extract/css';

// The subsets that Polish needs; the ranges are those of the @fontsource packages.
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

const face = (family: string, file: string, fontWeight: string, fontStyle: 'normal' | 'italic' = 'normal'): void => {
  for (const [subset, unicodeRange] of Object.entries(subsets)) {
    const name = `${file}/files/${file}-${subset}-wght-${fontStyle}.woff2`;
    // Quoted, because a part of a name that begins with a digit is no CSS identifier.
    globalFontFace(`"${family}"`, {
      src: `url("@fontsource-variable/${name}") format("woff2-variations")`,
      fontDisplay: 'swap',
      fontStyle,
      fontWeight,
      unicodeRange,
    });
  }
};

face('Brygada 1918 Variable', 'brygada-1918', '400 700');
face('Brygada 1918 Variable', 'brygada-1918', '400 700', 'italic');
face('Hanken Grotesk Variable', 'hanken-grotesk', '100 900');

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
