import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { barOf, colorPairs, measuredThemes, ratioOf } from './pairs.ts';
import { themes } from './themes.ts';

describe.each(measuredThemes)('%s', (theme) => {
  it.each(colorPairs.map((pair) => ({ ...pair, bar: barOf(theme, pair.kind) })))(
    '$foreground on $background ($kind: $use) reaches $bar:1',
    ({ bar, ...pair }) => {
      expect(ratioOf(theme, pair)).toBeGreaterThanOrEqual(bar);
    },
  );
});

describe('the list of pairs', () => {
  it('leaves out no colour but those that carry nothing', () => {
    const named = new Set(colorPairs.flatMap(({ foreground, background }) => [foreground, background]));
    const decoration = ['quietLine', 'line', 'scrim'];
    expect(Object.keys(themes.light.color).filter((word) => !named.has(word as never))).toEqual(decoration);
  });

  it('names each pair once a kind', () => {
    const names = colorPairs.map(({ kind, foreground, background }) => `${kind} ${foreground} ${background}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(80);
  });

  it('asks more of words than of drawings, and more of both in high contrast', () => {
    expect(
      measuredThemes.map((theme) => [barOf(theme, 'text'), barOf(theme, 'drawing'), barOf(theme, 'focus')]),
    ).toEqual([
      [4.5, 3, 3],
      [4.5, 3, 3],
      [7, 4.5, 3],
      [7, 4.5, 3],
    ]);
  });
});

describe('the measure itself', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#1B2430', '#FBF8F3', 14.8],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('refuses a colour that lets others through', () => {
    expect(() => contrast('rgb(0 0 0 / 0.64)', '#FFFFFF')).toThrow('not opaque');
  });
});
