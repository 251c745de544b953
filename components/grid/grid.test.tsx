// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { byRole, mount } from '../field/testing.tsx';
import { Grid } from './index.ts';

describe('Grid', () => {
  it('has classes for the columns of each level and no inline style', () => {
    const { container } = mount(
      <>
        <Grid columns={[2, 3, 3, 4]} />
        <Grid columns={[2, 3, 3, 3]} />
        <Grid columns={[2, 3, 3, 4]} isOfProducts />
        <Grid split="7:5" />
        <Grid split="8:4" />
      </>,
    );
    const looks = [...container.children].map((element) => element.className);
    expect(new Set(looks).size).toBe(5);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('accepts another distance, for all viewport levels or one for each', () => {
    const { container } = mount(
      <>
        <Grid columns={[2, 3, 3, 4]} />
        <Grid columns={[2, 3, 3, 4]} space={16} />
        <Grid columns={[2, 3, 3, 4]} space={[8, 16, 24, 40]} />
      </>,
    );
    const looks = [...container.children].map((element) => [...element.classList]);
    expect(new Set(looks.map(String)).size).toBe(3);
    expect(looks.map((names) => names.length - looks[0]!.length)).toEqual([0, 0, 3]);
  });

  it('sets the list role on lists only', () => {
    const { container } = mount(
      <>
        <Grid as="ul" columns={[2, 3, 3, 4]}>
          <li>Kubki</li>
        </Grid>
        <Grid columns={[2, 3, 3, 4]} />
      </>,
    );
    expect(byRole(container, 'list').children).toHaveLength(1);
    expect(container.querySelector('div')?.hasAttribute('role')).toBe(false);
  });

  it('has equal columns or a split, never both and never neither', () => {
    // @ts-expect-error both
    void (<Grid columns={[1, 1, 1, 1]} split="7:5" />);
    // @ts-expect-error neither
    void (<Grid />);
    // @ts-expect-error one number for each of the four levels
    void (<Grid columns={[2, 4]} />);
  });
});
