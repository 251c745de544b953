import { describe, expect, it } from 'vitest';
import { atLeast, below, levels, namedWidths, viewportLevel } from './viewport.ts';

describe('viewport levels', () => {
  it.each([
    [0, 1],
    [320, 1],
    [756, 1],
    [756.99, 1],
    [757, 2],
    [978, 2],
    [979, 3],
    [1199, 3],
    [1200, 4],
    [2560, 4],
  ])('a page of %d px is on level %d [S-38 part]', (width, level) => {
    expect(viewportLevel(width)).toBe(level);
  });

  it('begins where the specification says', () => {
    expect(levels).toEqual({ 1: 0, 2: 757, 3: 979, 4: 1200 });
    expect(namedWidths).toEqual({ narrow: 550, wide: 1024, smallPicture: 420 });
  });

  it.each([2, 3, 4] as const)('the conditions of level %d meet without overlap', (level) => {
    const minimum = Number(/min-width: ([\d.]+)px/.exec(atLeast(level))?.[1]);
    const maximum = Number(/max-width: ([\d.]+)px/.exec(below(level))?.[1]);
    expect(minimum).toBe(levels[level]);
    expect(viewportLevel(maximum)).toBe(level - 1);
    expect(minimum - maximum).toBeLessThan(0.05);
  });
});
