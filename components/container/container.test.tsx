// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Container } from './index.ts';

it('Container renders the given landmark', () => {
  const { container } = mount(
    <Container as="main" id="content" tabIndex={-1}>
      Treść
    </Container>,
  );
  const main = container.querySelector<HTMLElement>('main#content')!;
  expect([main.textContent, main.tabIndex]).toEqual(['Treść', -1]);
  expect(main.className).not.toBe('');
});
