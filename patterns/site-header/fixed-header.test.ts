// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFixedHeader } from './fixed-header.ts';

const observed = vi.fn();
const disconnected = vi.fn();
let report: (tops: ReadonlyArray<number>) => void;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = observed;
    disconnect = disconnected;
    constructor(callback: (entries: ReadonlyArray<{ boundingClientRect: { top: number } }>) => void) {
      report = (tops) => callback(tops.map((top) => ({ boundingClientRect: { top } })));
    }
  },
);
const isFixed = () => document.documentElement.classList.contains('header-fixed');

describe('the fixed header', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    document.documentElement.className = '';
    observed.mockClear();
  });

  it('becomes fixed only past its end, and never on a page too low to show that [T-27 part]', () => {
    document.body.innerHTML = '<header></header><div data-header-end></div>';
    startFixedHeader();
    expect(observed.mock.calls).toEqual([[document.querySelector('[data-header-end]')]]);
    report([190]);
    expect(isFixed()).toBe(false);
    report([-1]);
    expect(isFixed()).toBe(true);
    // Several at once on a busy page: the last one counts.
    report([-300, 0]);
    expect(isFixed()).toBe(false);
    report([1200]);
    expect(isFixed()).toBe(false);
  });

  it('is no longer watched, nor fixed, once stopped', () => {
    document.body.innerHTML = '<header></header><div data-header-end></div>';
    const stop = startFixedHeader();
    report([-1]);
    stop();
    expect(disconnected).toHaveBeenCalledOnce();
    expect(isFixed()).toBe(false);
  });

  it('leaves a page without such a header alone', () => {
    startFixedHeader();
    expect(observed).not.toHaveBeenCalled();
  });
});
