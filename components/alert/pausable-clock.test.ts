import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pausableClock } from './pausable-clock.ts';

describe('pausableClock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends once, after the running time', () => {
    const onEnd = vi.fn();
    const clock = pausableClock(4000, onEnd);
    vi.advanceTimersByTime(10_000);
    expect(onEnd).not.toHaveBeenCalled();
    clock.run();
    clock.run();
    vi.advanceTimersByTime(3000);
    clock.stop();
    clock.stop();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    clock.run();
    vi.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
