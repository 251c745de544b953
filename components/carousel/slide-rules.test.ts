import { describe, expect, it } from 'vitest';
import {
  firstAfterPress,
  isAllInView,
  rangeAfterMove,
  visibleRange,
  widenedRange,
  type VisibleRange,
} from './slide-rules.ts';

/** Slides of 100 px with gaps of 10 px, scrolled by `scrolled`. */
const slides = (count: number, scrolled = 0) =>
  Array.from({ length: count }, (_, index) => ({ start: index * 110 - scrolled, end: index * 110 - scrolled + 100 }));
const range = (first: number, last: number, firstSeen = first, lastSeen = last): VisibleRange => ({
  first,
  last,
  firstSeen,
  lastSeen,
});

describe('visibleRange', () => {
  it.each([
    ['the beginning', 0, 320, range(0, 2)],
    ['a slide on', 110, 320, range(1, 3)],
    ['the end', 550, 320, range(5, 7)],
    ['edges that are rounded', 109, 319, range(1, 3)],
    ['between two slides', 150, 320, range(1, 3, 1, 4)],
    ['nearer to the next one', 170, 320, range(2, 3, 1, 4)],
    ['a track that is wider than all slides', 0, 2000, range(0, 7)],
    ['a track that is narrower than a slide', 0, 60, range(0, 0)],
    ['a gap before the edge', 0, 215, range(0, 1)],
    ['one pixel of the next slide, which is nothing', 0, 221, range(0, 1)],
    ['more of the next slide', 0, 230, range(0, 1, 0, 2)],
    ['nearly nothing of the slide before', 99, 332, range(1, 3)],
  ])('at %s', (_place, scrolled, width, seen) => {
    expect(visibleRange(slides(8, scrolled), width)).toEqual(seen);
  });

  it('is unknown without a layout', () => {
    expect([visibleRange(slides(8), 0), visibleRange([], 320)]).toEqual([null, null]);
  });
});

describe('firstAfterPress', () => {
  it.each([
    ['by one', range(0, 5), 1, { count: 12 }, 1],
    ['back by one', range(3, 8), -1, { count: 12 }, 2],
    ['by a view', range(0, 5), 1, { count: 13, isByView: true }, 6],
    ['by the rest of a view', range(6, 11), 1, { count: 13, isByView: true }, 7],
    ['back by the rest of a view', range(2, 7), -1, { count: 13, isByView: true }, 0],
    ['not over the end', range(6, 11), 1, { count: 12 }, 6],
    ['not over the beginning', range(0, 5), -1, { count: 12 }, 0],
    ['from the end to the beginning', range(6, 11), 1, { count: 12, isLooping: true }, 0],
    ['from the beginning to the end', range(0, 5), -1, { count: 12, isLooping: true }, 6],
    ['by a view, first to the end', range(4, 9), 1, { count: 12, isByView: true, isLooping: true }, 6],
    ['nowhere if all is in view', range(0, 2), 1, { count: 3, isLooping: true }, 0],
  ] as const)('goes %s', (_way, seen, by, order, first) => {
    expect(firstAfterPress(seen, by, order)).toBe(first);
  });
});

describe('rangeAfterMove', () => {
  it('puts a slide first and keeps visible ones until the track arrives', () => {
    expect(rangeAfterMove(range(0, 3), 2, 12)).toEqual(range(2, 5, 0, 5));
    expect(rangeAfterMove(range(4, 7), 3, 12)).toEqual(range(3, 6, 3, 7));
  });

  it('leaves no gap after the last slide or before the first', () => {
    expect(rangeAfterMove(range(0, 3), 11, 12)).toEqual(range(8, 11, 0, 11));
    expect(rangeAfterMove(range(4, 7), -1, 12)).toEqual(range(0, 3, 0, 7));
    expect(rangeAfterMove(range(0, 3), 2, 3)).toMatchObject({ first: 0, last: 2 });
  });
});

describe('widenedRange', () => {
  it('adds new slides and removes none', () => {
    expect(widenedRange(range(0, 3), range(2, 5, 1, 6))).toEqual(range(0, 3, 0, 6));
    expect(widenedRange(range(4, 7), range(2, 5))).toEqual(range(4, 7, 2, 7));
  });

  it('returns the same object if nothing is added, to avoid a render', () => {
    const before = range(0, 3, 0, 6);
    expect(widenedRange(before, range(2, 5))).toBe(before);
  });
});

describe('isAllInView', () => {
  it.each([
    [range(0, 2), 3, true],
    [range(0, 2), 4, false],
    [range(1, 3), 4, false],
  ])('of %o and %d slides is %s', (seen, count, isAll) => {
    expect(isAllInView(seen, count)).toBe(isAll);
  });
});
