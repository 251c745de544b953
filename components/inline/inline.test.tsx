// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Inline } from './index.ts';

describe('Inline', () => {
  it('wraps by default, so that a page reflows at 320 px', () => {
    const { container } = mount(
      <>
        <Inline />
        <Inline isWrapped={false} />
      </>,
    );
    const [wrapping, straight] = [...container.children].map((element) => element.classList.length);
    expect(wrapping).toBe(straight! + 1);
  });

  it('sets the list role on lists', () => {
    const { container } = mount(
      <Inline as="ul">
        <li>wapno</li>
      </Inline>,
    );
    expect(container.querySelector('ul')?.getAttribute('role')).toBe('list');
  });
});
