// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { byRole, click, hydrate, mount } from '../field/testing.tsx';
import {
  carousel,
  layOutEachTest,
  next,
  pass,
  readable,
  render,
  room,
  said,
  scrollTo,
  firstVisible,
  trackOf,
} from './testing.tsx';

layOutEachTest();

describe('carousel visibility', () => {
  it('keeps the scroll position on hydration', () => {
    const { container, errors } = hydrate(carousel(), (server) => {
      trackOf(server).scrollLeft = 900;
    });
    expect([errors, firstVisible(container), readable(container)]).toEqual([[], 4, [4, 5]]);
    expect(container.querySelector('p')!.textContent).toContain('4–5 z 8');
    click(next(container));
    expect(said()).toEqual(['Slajdy 5-6 z 8']);
  });

  it('hides only slides out of sight from keyboard and screen readers, also while moving', () => {
    const container = render();
    expect(readable(container)).toEqual([1, 2]);
    click(next(container));
    expect(readable(container)).toEqual([1, 2, 3]);
    pass(1000);
    expect(readable(container)).toEqual([2, 3]);
    scrollTo(container, 3.5);
    expect(readable(container)).toEqual([2, 3, 4, 5, 6]);
    scrollTo(container, 4);
    pass(200);
    expect([readable(container), said()]).toEqual([[5, 6], ['Slajdy 2-3 z 8']]);
  });

  it('keeps a focused slide reachable until it loses focus', () => {
    const container = render();
    const link = byRole(container, 'link', 'Produkt 1');
    link.focus();
    scrollTo(container, 4);
    pass(200);
    expect([readable(container), document.activeElement]).toEqual([[1, 5, 6], link]);
    act(() => link.blur());
    pass(200);
    expect(readable(container)).toEqual([5, 6]);
  });

  it('is no tab stop if all slides fit', () => {
    expect(trackOf(render({}, 2)).tabIndex).toBe(-1);
    expect(trackOf(render({}, 3)).tabIndex).toBe(0);
  });

  it('hides nothing and works without a layout', () => {
    room.width = 0;
    const container = render();
    click(next(container));
    expect([readable(container).length, said(), container.querySelector('p')!.lastElementChild!.textContent]).toEqual([
      8,
      [],
      '',
    ]);
  });

  it('updates when slides are added', () => {
    const { container, rerender } = mount(carousel({}, 2));
    rerender(carousel({}, 4));
    expect([readable(container), trackOf(container).tabIndex]).toEqual([[1, 2], 0]);
  });

  it('updates when there is more room', () => {
    let onResize = () => {};
    let isWatching = false;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          onResize = callback;
        }
        observe(element: Element) {
          isWatching = element === trackOf(document.body);
        }
        disconnect() {
          isWatching = false;
        }
      },
    );
    const { container, rerender } = mount(carousel({}, 6));
    expect(isWatching).toBe(true);
    click(next(container));
    room.atATime = 4;
    act(() => onResize());
    pass(250);
    expect(said()).toEqual(['Slajdy 2-3 z 6']);
    pass(1000);
    expect(container.querySelector('p')!.lastElementChild!.textContent).toBe('3–6 z 6');
    rerender(null);
    expect(isWatching).toBe(false);
  });
});
