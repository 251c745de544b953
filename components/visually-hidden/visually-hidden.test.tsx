// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { VisuallyHidden } from './index.ts';

it('VisuallyHidden keeps its words in the page', () => {
  const { container } = mount(
    <p>
      <VisuallyHidden id="cena">Cena po obniżce:</VisuallyHidden> 69,00 zł
    </p>,
  );
  expect(container.textContent).toBe('Cena po obniżce: 69,00 zł');
  expect(container.querySelector('span#cena')?.hasAttribute('aria-hidden')).toBe(false);
});
