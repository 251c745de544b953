// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as viewport from './viewport-level.ts';

/** The current value of the stylesheet. */
const setLevel = (level: number) => document.documentElement.style.setProperty('--viewport-level', String(level));
const resize = () => dispatchEvent(new Event('resize'));

let onViewportLevel: typeof viewport.onViewportLevel;
beforeEach(async () => {
  vi.resetModules();
  ({ onViewportLevel } = await import('./viewport-level.ts'));
});

describe('functions of a viewport level [S-38 part]', () => {
  it('run at once if the page is at their level, and not otherwise', () => {
    setLevel(2);
    const [here, elsewhere] = [vi.fn(), vi.fn()];
    onViewportLevel(2, here);
    onViewportLevel([3, 4], elsewhere);
    expect(here).toHaveBeenCalledExactlyOnceWith(2);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('run at each change to their level, not at a resize within it', () => {
    setLevel(4);
    const run = vi.fn();
    onViewportLevel([1, 3], run);
    for (const level of [3, 3, 2, 1, 1, 3]) {
      setLevel(level);
      resize();
    }
    expect(run.mock.calls.flat()).toEqual([3, 1, 3]);
  });

  it('stop on request', () => {
    setLevel(1);
    const run = vi.fn();
    const end = onViewportLevel([1, 2], run);
    end();
    setLevel(2);
    resize();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
