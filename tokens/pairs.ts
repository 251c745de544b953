import type { ColorWords } from './contract.css.ts';
import { contrast } from './contrast.ts';
import { themes } from './themes.ts';
import type { ThemeName } from './themes.ts';

export type ColorWord = keyof ColorWords;

/** The themes with colours of our own; in forced colours the reader's palette answers for its contrast. */
export const measuredThemes = [
  'light',
  'dark',
  'high-contrast',
  'dark-high-contrast',
] as const satisfies ReadonlyArray<ThemeName>;
export type MeasuredTheme = (typeof measuredThemes)[number];

/**
 * The purpose of a pair decides its contrast: words, words on photographs, drawings and edges that identify a
 * thing is, the focus ring against what is around it, and the gap of the ring against what it surrounds.
 */
export type PairKind = 'text' | 'textOnPhoto' | 'drawing' | 'focus' | 'gap';

export interface ColorPair {
  readonly kind: PairKind;
  readonly foreground: ColorWord;
  readonly background: ColorWord;
  /** Where the two really meet, and in which state. */
  readonly use: string;
}

type Row = readonly [foreground: ColorWord, backgrounds: ReadonlyArray<ColorWord>, use: string];

const surfaces: ReadonlyArray<ColorWord> = ['page', 'raised', 'quiet'];
const alerts: ReadonlyArray<ColorWord> = ['infoBg', 'okBg', 'warnBg', 'errorBg'];

const rows: Readonly<Record<PairKind, ReadonlyArray<Row>>> = {
  text: [
    ['ink', [...surfaces, 'tile', ...alerts], 'text; buttons and options at rest, chosen or pressed'],
    ['muted', [...surfaces, 'tile', 'infoBg'], 'hints, secondary text, placeholders, days of the neighbouring months'],
    ['action', [...surfaces, ...alerts], 'links and text buttons at rest'],
    ['actionHover', [...surfaces, ...alerts], 'links and text buttons pointed at'],
    ['actionPress', [...surfaces, ...alerts], 'links and text buttons pressed'],
    ['onAction', ['action'], 'the main button at rest, counters'],
    ['onAction', ['actionHover'], 'the main button pointed at'],
    ['onAction', ['actionPress'], 'the main button pressed'],
    ['page', ['ink'], 'the secondary button pointed at and pressed'],
    ['page', ['error'], 'the destroying button pointed at and pressed'],
    ['sale', [...surfaces, 'tile', 'infoBg'], 'reduced prices; holidays at rest, pointed at, pressed and in a span'],
    ['error', [...surfaces, 'errorBg'], 'messages of fields, alerts, the destroying button at rest'],
    ['ok', [...surfaces, 'okBg'], 'success'],
    ['warn', ['page', 'raised', 'warnBg'], 'warnings'],
    ['info', ['page', 'raised', 'infoBg'], 'information'],
    ['off', ['offBg', 'page', 'raised'], 'what is not available, still to be read'],
    ['onHoney', ['honey'], 'the badge of what is new'],
    ['onStrip', ['strip'], 'the promo strip'],
  ],
  textOnPhoto: [
    ['onPhotoBadge', ['photoBadge'], 'badges on photographs'],
    ['onPhotoSale', ['photoSale'], 'the badge of a reduced price'],
    ['onPhotoSold', ['photoSold'], 'the badge of what is sold out'],
    ['onPhoto', ['photoBadge'], 'buttons on photographs pointed at and pressed'],
  ],
  drawing: [
    ['edge', surfaces, 'borders of controls, the track of a slider'],
    ['ink', [...surfaces, 'tile'], 'icons, the border of what is chosen'],
    ['action', [...surfaces, 'infoBg'], 'a ticked box, the range of a slider, the lines of a span of days'],
    ['ok', ['page', 'okBg'], 'the sign and border of success'],
    ['warn', ['page', 'warnBg'], 'the sign of a warning'],
    ['error', ['page', 'raised', 'errorBg'], 'the sign and border of an error'],
  ],
  focus: [['focus', ['gap', ...surfaces, ...alerts], 'the focus ring, inside and outside']],
  gap: [['gap', ['action', 'actionHover', 'actionPress', 'ink', 'error'], 'the gap of the ring on filled controls']],
};

/** Every pair of colours that the kit really shows on each other. */
export const colorPairs: ReadonlyArray<ColorPair> = (Object.keys(rows) as ReadonlyArray<PairKind>).flatMap((kind) =>
  rows[kind].flatMap(([foreground, backgrounds, use]) =>
    backgrounds.map((background) => ({ kind, foreground, background, use })),
  ),
);

/**
 * The least contrast of a pair in a theme. Source: WCAG 2.2, 1.4.3 and 1.4.11 (level AA), in high contrast 1.4.6 (AAA)
 * for words and the AA of words for drawings. Photographs keep their colours, so their words keep AA in every theme.
 */
export const barOf = (theme: MeasuredTheme, kind: PairKind): number => {
  const isHigh = theme.endsWith('high-contrast');
  if (kind === 'text') return isHigh ? 7 : 4.5;
  if (kind === 'drawing') return isHigh ? 4.5 : 3;
  return kind === 'textOnPhoto' ? 4.5 : 3;
};

/** The contrast of a pair in a theme, 1 to 21. */
export const ratioOf = (theme: MeasuredTheme, { foreground, background }: ColorPair): number =>
  contrast(themes[theme].color[foreground], themes[theme].color[background]);
