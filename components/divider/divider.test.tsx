// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Divider } from './index.ts';

it('Divider is decoration, unless it separates subjects', () => {
  const { container } = mount(
    <>
      <Divider />
      <Divider isSeparator tone="ink" />
    </>,
  );
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('hr')).toHaveLength(1);
  expect(container.querySelector('hr')?.hasAttribute('aria-hidden')).toBe(false);
});
