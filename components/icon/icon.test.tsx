// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Icon, icons } from './index.ts';

const svg = (container: HTMLElement) => container.querySelector('svg')!;

describe('Icon', () => {
  it('is decoration unless it has a label', () => {
    const { container } = mount(<Icon shape={icons.truck} />);
    expect([svg(container).getAttribute('aria-hidden'), svg(container).getAttribute('role')]).toEqual(['true', null]);
  });

  it('is an image named by its label', () => {
    const { container } = mount(<Icon shape={icons.truck} label="Wysyłka dziś" />);
    expect(svg(container).getAttribute('role')).toBe('img');
    expect(svg(container).getAttribute('aria-label')).toBe('Wysyłka dziś');
    expect(svg(container).hasAttribute('aria-hidden')).toBe(false);
  });

  it('is 24 px by default', () => {
    const { container } = mount(
      <>
        <Icon shape={icons.truck} />
        <Icon shape={icons.truck} size={16} />
      </>,
    );
    const sizes = [...container.querySelectorAll('svg')].map((icon) => icon.getAttribute('data-size'));
    expect(sizes).toEqual(['24', '16']);
  });

  it('draws full and empty stars and hearts differently', () => {
    const { container } = mount(
      <>
        <Icon shape={icons.star} />
        <Icon shape={icons.starOutline} />
        <Icon shape={icons.heart} isFilled />
        <Icon shape={icons.heart} />
      </>,
    );
    const [star, outline, full, empty] = [...container.querySelectorAll('svg')].map((icon) =>
      icon.hasAttribute('data-filled'),
    );
    expect([star, outline, full, empty]).toEqual([true, false, true, false]);
  });
});
