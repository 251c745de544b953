import { describe, expect, it } from 'vitest';
import { firstAfterPress, isAllInView, sightFrom, sightOf, sightWith, type Sight } from './slide-rules.ts';

/** Slides of 100 px with gaps of 10 px, scrolled by `scrolled`. */
const slides = (count: number, scrolled = 0) =>
  Array.from({ length: count }, (_, index) => ({ start: index * 110 - scrolled, end: index * 110 - scrolled + 100 }));
const sight = (first: number, last: number, firstSeen = first, lastSeen = last): Sight => ({
  first,
  last,
  firstSeen,
  lastSeen,
});

describe('sightOf', () => {
  it.each([
    ['the beginning', 0, 320, sight(0, 2)],
    ['a slide on', 110, 320, sight(1, 3)],
    ['the end', 550, 320, sight(5, 7)],
    ['edges that are rounded', 109, 319, sight(1, 3)],
    ['between two slides', 150, 320, sight(1, 3, 1, 4)],
    ['nearer to the next one', 170, 320, sight(2, 3, 1, 4)],
    ['a track that is wider than all slides', 0, 2000, sight(0, 7)],
    ['a track that is narrower than a slide', 0, 60, sight(0, 0)],
    ['a gap before the edge', 0, 215, sight(0, 1)],
    ['one pixel of the next slide, which is nothing', 0, 221, sight(0, 1)],
    ['more of the next slide', 0, 230, sight(0, 1, 0, 2)],
    ['nearly nothing of the slide before', 99, 332, sight(1, 3)],
  ])('at %s', (_place, scrolled, width, seen) => {
    expect(sightOf(slides(8, scrolled), width)).toEqual(seen);
  });

  it('is unknown without a layout', () => {
    expect([sightOf(slides(8), 0), sightOf([], 320)]).toEqual([null, null]);
  });
});

describe('firstAfterPress', () => {
  it.each([
    ['by one', sight(0, 5), 1, { count: 12 }, 1],
    ['back by one', sight(3, 8), -1, { count: 12 }, 2],
    ['by a view', sight(0, 5), 1, { count: 13, isByView: true }, 6],
    ['by the rest of a view', sight(6, 11), 1, { count: 13, isByView: true }, 7],
    ['back by the rest of a view', sight(2, 7), -1, { count: 13, isByView: true }, 0],
    ['not over the end', sight(6, 11), 1, { count: 12 }, 6],
    ['not over the beginning', sight(0, 5), -1, { count: 12 }, 0],
    ['from the end to the beginning', sight(6, 11), 1, { count: 12, isLooping: true }, 0],
    ['from the beginning to the end', sight(0, 5), -1, { count: 12, isLooping: true }, 6],
    ['by a view, first to the end', sight(4, 9), 1, { count: 12, isByView: true, isLooping: true }, 6],
    ['nowhere if all is in view', sight(0, 2), 1, { count: 3, isLooping: true }, 0],
  ] as const)('goes %s', (_way, seen, by, order, first) => {
    expect(firstAfterPress(seen, by, order)).toBe(first);
  });
});

describe('sightFrom', () => {
  it('puts a slide first and keeps visible ones until the track arrives', () => {
    expect(sightFrom(sight(0, 3), 2, 12)).toEqual(sight(2, 5, 0, 5));
    expect(sightFrom(sight(4, 7), 3, 12)).toEqual(sight(3, 6, 3, 7));
  });

  it('leaves no gap after the last slide or before the first', () => {
    expect(sightFrom(sight(0, 3), 11, 12)).toEqual(sight(8, 11, 0, 11));
    expect(sightFrom(sight(4, 7), -1, 12)).toEqual(sight(0, 3, 0, 7));
    expect(sightFrom(sight(0, 3), 2, 3)).toMatchObject({ first: 0, last: 2 });
  });
});

describe('sightWith', () => {
  it('adds new slides and removes none', () => {
    expect(sightWith(sight(0, 3), sight(2, 5, 1, 6))).toEqual(sight(0, 3, 0, 6));
    expect(sightWith(sight(4, 7), sight(2, 5))).toEqual(sight(4, 7, 2, 7));
  });

  it('returns the same object if nothing is added, to avoid a render', () => {
    const before = sight(0, 3, 0, 6);
    expect(sightWith(before, sight(2, 5))).toBe(before);
  });
});

describe('isAllInView', () => {
  it.each([
    [sight(0, 2), 3, true],
    [sight(0, 2), 4, false],
    [sight(1, 3), 4, false],
  ])('of %o and %d slides is %s', (seen, count, isAll) => {
    expect(isAllInView(seen, count)).toBe(isAll);
  });
});
