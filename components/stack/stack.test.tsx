// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mount } from '../field/testing.tsx';
import { Stack } from './index.ts';

describe('Stack', () => {
  it('sets the list role on lists only', () => {
    const { container } = mount(
      <>
        <Stack as="ul">
          <li>Kubki</li>
        </Stack>
        <Stack as="section" aria-label="Nowości" />
      </>,
    );
    expect(container.querySelector('ul')?.getAttribute('role')).toBe('list');
    expect(container.querySelector('section')?.hasAttribute('role')).toBe(false);
    expect(container.querySelector('section')?.getAttribute('aria-label')).toBe('Nowości');
  });

  it('has a class for each distance and no inline style', () => {
    const { container } = mount(
      <>
        <Stack space={8} />
        <Stack space={16} />
        <Stack space="sectionGap" />
        <Stack space="none" />
      </>,
    );
    const looks = [...container.children].map((element) => element.className);
    expect(new Set(looks).size).toBe(4);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('has one more class for each viewport level that changes the distance', () => {
    const { container } = mount(
      <>
        <Stack space={8} />
        <Stack space={[8, 8, 8, 8]} />
        <Stack space={[8, 16, 16, 8]} />
        <Stack space={[8, 16, 24, 40]} />
      </>,
    );
    const looks = [...container.children].map((element) => [...element.classList]);
    const [one, same] = looks;
    expect(same).toEqual(one);
    expect(looks.map((names) => names.length - one!.length)).toEqual([0, 0, 2, 3]);
    expect(looks.map((names) => new Set(names).size)).toEqual(looks.map((names) => names.length));
  });

  it('accepts only distances of the scale, one for each level or for all', () => {
    // @ts-expect-error level 4 has none
    void (<Stack space={[8, 16, 24]} />);
    // @ts-expect-error 9 is no step of the scale
    void (<Stack space={9} />);
  });
});
