import { describe, expect, it } from 'vitest';
import { measuresOf } from './component.ts';
import { vars } from './contract.css.ts';
import { coarsePointer, densities, foundation, levelThemes, motions, themes, typeFaces } from './themes.ts';
import type { TypeRole } from './contract.css.ts';
import type { ViewportLevel } from './viewport.ts';
import buttonMeasures from './source/component/button.json' with { type: 'json' };

/** The table of colour roles of the design language, section 2: light, dark, high contrast. */
const roles: ReadonlyArray<readonly [string, string, string, string]> = [
  ['page', '#FBF8F3', '#11161E', '#FFFFFF'],
  ['raised', '#FFFFFF', '#1B222D', '#FFFFFF'],
  ['quiet', '#F3EEE5', '#1B222D', '#FFFFFF'],
  ['tile', '#EAE6DF', '#232B37', '#F2F2F2'],
  ['line', '#DED6C9', '#303A48', '#000000'],
  ['edge', '#857C6E', '#8590A0', '#000000'],
  ['ink', '#1B2430', '#F3EEE6', '#000000'],
  ['muted', '#5F594E', '#B9B3A8', '#2B2B2B'],
  ['action', '#1F3C88', '#9DB4F2', '#00247D'],
  ['actionHover', '#162C66', '#BFCDF8', '#001650'],
  ['actionPress', '#0F2050', '#D6DFFB', '#000000'],
  ['onAction', '#FFFFFF', '#11161E', '#FFFFFF'],
  ['sale', '#A23B22', '#F2A08E', '#7A1600'],
  ['error', '#A23B22', '#F2A08E', '#7A1600'],
  ['ok', '#2F5D48', '#8FCBAB', '#00422A'],
  ['warn', '#7A5200', '#F2C14E', '#4A3000'],
  ['info', '#1F3C88', '#9DB4F2', '#00247D'],
  ['infoBg', '#EBEFF8', '#1C2740', '#FFFFFF'],
  ['okBg', '#E9F1EB', '#1A2C25', '#FFFFFF'],
  ['warnBg', '#FBF1D9', '#312815', '#FFFFFF'],
  ['errorBg', '#FBECE6', '#36211F', '#FFFFFF'],
  ['off', '#6B6458', '#A39D93', '#3D3D3D'],
  ['offBg', '#EFEAE1', '#232B37', '#FFFFFF'],
  ['honey', '#F2C14E', '#F2C14E', '#FFE08A'],
  ['onHoney', '#1B2430', '#1B2430', '#1B2430'],
  ['focus', '#1F3C88', '#F2C14E', '#00247D'],
  ['gap', '#FBF8F3', '#11161E', '#FFFFFF'],
  ['scrim', 'rgb(27 36 48 / 0.48)', 'rgb(0 0 0 / 0.64)', 'rgb(0 0 0 / 0.64)'],
  ['strip', '#1B2430', '#232B37', '#000000'],
  ['onStrip', '#FBF8F3', '#F3EEE6', '#FFFFFF'],
  ['photoBadge', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  ['onPhotoBadge', '#1B2430', '#1B2430', '#1B2430'],
  ['photoSale', '#A23B22', '#A23B22', '#A23B22'],
  ['onPhotoSale', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
  ['photoSold', '#1B2430', '#1B2430', '#1B2430'],
  ['onPhotoSold', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
];

describe('colour roles', () => {
  it.each(roles)('%s is %s, in the dark %s, in high contrast %s', (role, light, dark, highContrast) => {
    const answers = [themes.light, themes.dark, themes['high-contrast']].map(
      (theme) => (theme.color as unknown as Record<string, string>)[role],
    );
    expect(answers).toEqual([light, dark, highContrast]);
  });

  it('leaves no role outside the table but the drawn edge of quiet surfaces and the ink on photographs', () => {
    const named = new Set(roles.map(([role]) => role));
    expect(Object.keys(themes.light.color).filter((role) => !named.has(role))).toEqual(['quietLine', 'onPhoto']);
  });

  it('inverts high contrast in the dark: white words on black, nothing between', () => {
    const { page, ink, quietLine, line, edge } = themes['dark-high-contrast'].color;
    expect([page, ink, quietLine, line, edge]).toEqual(['#000000', '#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFFFFF']);
  });

  it('sets only system colours in forced colours', () => {
    const systemColors = new Set('Canvas CanvasText LinkText ButtonText GrayText Highlight HighlightText'.split(' '));
    expect(Object.values(themes['forced-colors'].color).filter((color) => !systemColors.has(color))).toEqual([]);
  });

  it('dims photographs in the dark only', () => {
    expect(Object.entries(themes).map(([name, { photo }]) => [name, photo.brightness])).toEqual([
      ['light', '1'],
      ['dark', '0.92'],
      ['high-contrast', '1'],
      ['dark-high-contrast', '1'],
      ['forced-colors', '1'],
    ]);
  });
});

/** Section 3: size and leading in CSS pixels at levels 1-4, tracking in em. "=" of the table is written out. */
type Sizes = readonly [string, string, string, string];
const always = (size: string): Sizes => [size, size, size, size];
const type: ReadonlyArray<readonly [TypeRole, 'display' | 'text', number, Sizes, string]> = [
  ['display', 'display', 500, ['40/44', '52/56', '60/64', '68/72'], '-0.018em'],
  ['h1', 'display', 500, ['30/36', '34/40', '38/44', '40/48'], '-0.01em'],
  ['h2', 'display', 500, ['24/30', '26/32', '28/36', '30/38'], '-0.008em'],
  ['h3', 'display', 500, ['20/26', '20/26', '22/28', '22/28'], 'normal'],
  ['index', 'display', 500, ['22/28', '26/34', '26/34', '30/40'], 'normal'],
  ['cardName', 'display', 500, ['17/24', '19/26', '19/26', '19/26'], 'normal'],
  ['quote', 'display', 400, always('20/30'), 'normal'],
  ['priceBig', 'display', 500, always('36/44'), '-0.01em'],
  ['total', 'display', 500, always('26/32'), 'normal'],
  ['priceCard', 'text', 600, ['17/24', '18/24', '18/24', '18/24'], 'normal'],
  ['lead', 'text', 400, ['18/28', '18/28', '20/32', '20/32'], 'normal'],
  ['body', 'text', 400, always('16/26'), 'normal'],
  ['ui', 'text', 500, always('16/24'), 'normal'],
  ['button', 'text', 600, always('16/20'), 'normal'],
  ['buttonLarge', 'text', 600, always('17/20'), 'normal'],
  ['label', 'text', 600, always('15/22'), 'normal'],
  ['small', 'text', 400, always('14/22'), 'normal'],
  ['message', 'text', 500, always('14/20'), 'normal'],
  ['badge', 'text', 600, always('13/18'), 'normal'],
  ['counter', 'text', 700, always('12/18'), 'normal'],
];

describe('type roles', () => {
  it.each(type)('%s', (role, family, weight, sizes, tracking) => {
    expect(typeFaces[role]).toEqual({ family, weight });
    const written = ([1, 2, 3, 4] as const).map((level: ViewportLevel) => {
      const words = levelThemes[level].type[role];
      expect(words.tracking).toBe(tracking);
      expect(words.size).toMatch(/rem$/);
      const pixels = Number.parseFloat(words.size) * 16;
      return `${Number(pixels.toFixed(2))}/${Number((pixels * Number(words.leading)).toFixed(2))}`;
    });
    expect(written).toEqual(sizes);
  });

  it('has every role of the contract in the table', () => {
    expect(type.map(([role]) => role)).toEqual(Object.keys(typeFaces));
  });
});

describe('measures', () => {
  const levels = [1, 2, 3, 4] as const;
  it.each([
    ['gutter', ['20px', '32px', '40px', '48px']],
    ['columnGap', ['12px', '20px', '24px', '32px']],
    ['sectionGap', ['64px', '80px', '96px', '112px']],
    ['rowGap', ['40px', '56px', '56px', '56px']],
  ] as const)('%s', (name, expected) => {
    expect(levels.map((level) => levelThemes[level].layout[name])).toEqual(expected);
  });

  it('names each step of the scale by its length', () => {
    const steps = Object.entries(foundation.space);
    expect(steps.map(([step]) => Number(step))).toEqual([
      2, 4, 6, 8, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 72, 80, 96, 112,
    ]);
    for (const [step, length] of steps) expect(length).toBe(`${step}px`);
  });

  it('draws corners and the one shadow as designed', () => {
    expect(foundation.radius).toEqual({
      badge: '2px',
      control: '4px',
      floating: '8px',
      sheet: '12px',
      round: '999px',
    });
    expect(foundation.shadow.float).toBe('0px 16px 48px 0px rgb(27 36 48 / 0.14)');
  });
});

describe('motion', () => {
  it('lasts as designed', () => {
    expect(motions.full).toEqual({
      fast: '200ms',
      standard: '400ms',
      slow: '600ms',
      fade: '500ms',
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  });

  it('has no duration under reduced motion', () => {
    const { easing: _easing, ...durations } = motions.reduced;
    expect(Object.values(durations)).toEqual(['0ms', '0ms', '0ms', '0ms']);
  });
});

describe('density', () => {
  it('makes controls lower on request, never lower than a target may be', () => {
    expect(densities).toEqual({
      comfortable: { touch: '44px', control: '48px', controlLarge: '56px' },
      compact: { touch: '36px', control: '40px', controlLarge: '48px' },
    });
  });

  it('gives touch the comfortable size, whatever is set', () => {
    expect(coarsePointer).toEqual(densities.comfortable);
  });

  it('reaches the measures of components that name a size', () => {
    const { button } = measuresOf(buttonMeasures);
    expect(button.heightStandard).toBe(vars.size.control);
    expect(button.heightCompact).toBe(vars.size.touch);
    expect(button.paddingStandard).toBe('24px');
  });
});
