// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Heading } from './index.ts';

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('of level %d is that heading for screen readers', (level) => {
    const { container } = mount(<Heading level={level}>Dostawa</Heading>);
    expect(container.querySelector(`h${level}`)?.textContent).toBe('Dostawa');
  });

  it('looks like its level by default', () => {
    const { container } = mount(
      <>
        <Heading level={2}>a</Heading>
        <Heading level={3}>b</Heading>
        <Heading level={3} look="h2">
          c
        </Heading>
      </>,
    );
    const [h2, h3, h3LikeH2] = [...container.children].map((element) => element.className);
    expect(h2).not.toBe(h3);
    expect(h3LikeH2).toBe(h2);
  });

  it('requires a level', () => {
    // @ts-expect-error the level is the reader's map of the page
    expect(() => <Heading>Dostawa</Heading>).not.toThrow();
  });
});
