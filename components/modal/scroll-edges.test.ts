// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { markScrollEdges } from './scroll-edges.ts';

afterEach(() => void vi.unstubAllGlobals());

it('marks hidden content above and below while the box is scrolled', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  const box = document.createElement('div');
  Object.defineProperties(box, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
  const edges = (scrollTop: number) => {
    box.scrollTop = scrollTop;
    box.dispatchEvent(new Event('scroll'));
    return ['data-more-above', 'data-more-below'].map((name) => box.hasAttribute(name));
  };
  markScrollEdges(box);
  expect([edges(0), edges(50), edges(200)]).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});
