// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Badge, CounterBadge } from './index.ts';

describe('Badge', () => {
  it('shows its text in every tone', () => {
    const { container } = mount(<Badge tone="sold">Chwilowo brak</Badge>);
    expect(container.textContent).toBe('Chwilowo brak');
  });
});

describe('CounterBadge', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('of %d shows "%s"', (count, shown) => {
    expect(mount(<CounterBadge count={count} />).container.textContent).toBe(shown);
  });

  it('is hidden: the control beside it carries the count', () => {
    const { container } = mount(<CounterBadge count={2} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
