// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../field/testing.tsx';
import { PriceRange, type PriceRangeProps } from './index.ts';

// One pixel a złoty, from 100 px on.
beforeEach(() => {
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 4));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const render = (props: Partial<PriceRangeProps> = {}) => {
  const onChange = vi.fn();
  const range = { label: 'Cena', minimum: 0, maximum: 200, defaultFrom: 50, defaultTo: 150, onChange, ...props };
  const { container, rerender } = mount(<PriceRange {...(range as PriceRangeProps)} />);
  const scale = container.querySelector('svg')!.parentElement!;
  const [lower, upper] = scale.querySelectorAll('input');
  const at = (amount: number) => ({ bubbles: true, cancelable: true, clientX: 100 + amount });
  const fire = (target: EventTarget, kind: string, amount: number, more: PointerEventInit = {}) => {
    const event = new PointerEvent(kind, { ...at(amount), ...more });
    act(() => void target.dispatchEvent(event));
    return event;
  };
  const prices = () =>
    [...container.querySelectorAll<HTMLInputElement>('input[type="text"]')].map(({ value }) => value);
  return { scale, lower: lower!, upper: upper!, fire, prices, onChange, rerender };
};

describe('a press on the track', () => {
  it.each([
    ['below both', 20, ['20', '150'], 'lower'],
    ['nearer to the lower', 90, ['90', '150'], 'lower'],
    ['nearer to the upper', 120, ['50', '120'], 'upper'],
    ['above both', 190, ['50', '190'], 'upper'],
  ] as const)('%s moves the nearer thumb, which takes focus', (_place, amount, expected, side) => {
    const view = render();
    const press = view.fire(view.scale, 'pointerdown', amount);
    expect(view.prices()).toEqual(expected);
    expect(document.activeElement).toBe(view[side]);
    expect(press.defaultPrevented).toBe(true);
    expect(view.onChange).toHaveBeenLastCalledWith({ from: Number(expected[0]), to: Number(expected[1]) });
  });

  it('moves the one of two overlapping thumbs that can go there', () => {
    const { scale, fire, prices } = render({ defaultFrom: 100, defaultTo: 100 });
    fire(scale, 'pointerdown', 130);
    expect(prices()).toEqual(['100', '130']);
    const other = render({ defaultFrom: 100, defaultTo: 100 });
    other.fire(other.scale, 'pointerdown', 70);
    expect(other.prices()).toEqual(['70', '100']);
  });

  it.each(['pointerup', 'pointercancel'])('follows the pointer, never past the other thumb, until %s', (end) => {
    const { scale, fire, prices } = render();
    fire(scale, 'pointerdown', 60);
    fire(document, 'pointermove', 80);
    expect(prices()).toEqual(['80', '150']);
    fire(document, 'pointermove', 180);
    expect(prices()).toEqual(['150', '150']);
    fire(document, end, 180);
    fire(document, 'pointermove', 20);
    expect(prices()).toEqual(['150', '150']);
  });

  it('follows the finger that pressed, not another one', () => {
    const { scale, fire, prices } = render();
    fire(scale, 'pointerdown', 60, { pointerId: 1 });
    fire(document, 'pointermove', 140, { pointerId: 2 });
    fire(document, 'pointerup', 140, { pointerId: 2 });
    expect(prices()).toEqual(['60', '150']);
    fire(document, 'pointermove', 80, { pointerId: 1 });
    expect(prices()).toEqual(['80', '150']);
  });

  it('releases a pressed pointer when the field unmounts', () => {
    const { scale, fire, prices, rerender } = render();
    const [from] = scale.parentElement!.querySelectorAll('input');
    fire(scale, 'pointerdown', 60);
    rerender(null);
    fire(document, 'pointermove', 80);
    expect(from!.value).toBe('60');
    expect(prices()).toEqual([]);
  });

  it('counts from the right in right-to-left text', () => {
    const { scale, fire, prices } = render();
    scale.querySelector('svg')!.style.direction = 'rtl';
    fire(scale, 'pointerdown', 190);
    expect(prices()).toEqual(['10', '150']);
  });

  it('ignores thumbs, other buttons of the pointer and disabled ranges', () => {
    const { scale, lower, fire, prices } = render();
    expect(fire(lower, 'pointerdown', 10).defaultPrevented).toBe(false);
    fire(scale, 'pointerdown', 10, { button: 2 });
    expect(prices()).toEqual(['50', '150']);
    const off = render({ isDisabled: true });
    off.fire(off.scale, 'pointerdown', 10);
    expect(off.prices()).toEqual(['50', '150']);
  });
});
