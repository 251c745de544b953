import { describe, expect, it } from 'vitest';
import { levels, namedWidths } from '../../tokens/viewport.ts';
import { classesPerWidth, slidesPerWidth, usualSlides, wideEnough } from './slides-at-a-time.ts';

describe('slides at a time', () => {
  it('[L-10 part] are 1 below 550 and 757 px, 4 below 979 and 1200 px, 6 above', () => {
    expect([namedWidths.narrow, ...Object.values(levels).slice(1)]).toEqual([550, 757, 979, 1200]);
    expect(slidesPerWidth(usualSlides, undefined)).toEqual([1, 1, 4, 4, 6]);
    expect(wideEnough).toBe('screen and (min-width: 550px)');
  });

  it('are one number, one per level, or another on narrow phones', () => {
    expect(slidesPerWidth(3, undefined)).toEqual([3, 3, 3, 3, 3]);
    expect(slidesPerWidth([2, 3, 4, 5], undefined)).toEqual([2, 2, 3, 4, 5]);
    expect(slidesPerWidth([2, 3, 4, 5], 1)).toEqual([1, 2, 3, 4, 5]);
  });

  it('add a class where the number changes', () => {
    const classes = ['a', 'b', 'c', 'd', 'e'].map((width) => ({ 1: `${width}1`, 4: `${width}4`, 6: `${width}6` }));
    expect(classesPerWidth([1, 1, 4, 4, 6] as const, classes)).toEqual(['a1', false, 'c4', false, 'e6']);
  });
});
