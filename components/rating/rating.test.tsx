// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FieldStatusContext } from '../field/index.ts';
import { byRole, click, descriptionOf, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Rating, RatingValue } from './index.ts';
import { starShares } from './star-shares.ts';

const stars = (mark: number) => `${mark} z\u00a05\u00a0gwiazdek`;
const radiosIn = (container: ParentNode) => [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
/** The name without what is hidden from screen readers. */
const spoken = (element: HTMLElement) => {
  const copy = element.closest('label')!.cloneNode(true) as HTMLElement;
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return copy.textContent;
};
const radio = (container: ParentNode, name: string) => radiosIn(container).find((input) => spoken(input) === name)!;

describe('Rating', () => {
  it('is a radiogroup with one label per star', () => {
    const { container } = mount(<Rating label="Ocena" name="rating" />);
    expect(byRole(container, 'radiogroup', 'Ocena').tagName).toBe('FIELDSET');
    expect(radiosIn(container).map(spoken)).toEqual([1, 2, 3, 4, 5].map(stars));
    expect([...container.querySelectorAll('svg')].every((star) => star.closest('[aria-hidden="true"]'))).toBe(true);
  });

  it('shows the meaning of each star, visually only', () => {
    const { container } = mount(<Rating label="Ocena" name="rating" />);
    const words = radiosIn(container).map((input) => input.closest('label')!.lastElementChild!);
    expect(words.map((word) => [word.textContent, word.getAttribute('aria-hidden')])).toEqual(
      ['1, zła', '2, słaba', '3, średnia', '4, dobra', '5, bardzo dobra'].map((word) => [word, 'true']),
    );
  });

  it('returns a number, and none for "Bez oceny"', () => {
    const onChange = vi.fn();
    const { container } = mount(<Rating label="Ocena" name="rating" isOptional onChange={onChange} />);
    const none = radio(container, 'Bez oceny');
    expect(none.checked).toBe(true);
    click(radio(container, stars(4)));
    click(none);
    expect(onChange.mock.calls).toEqual([[4], [null]]);
    expect(byRole(container, 'radiogroup', 'Ocena (nieobowiązkowe)')).toBeTruthy();
  });

  it('cannot be cleared if required', () => {
    const { container } = mount(<Rating label="Ocena" name="rating" isRequired />);
    expect(radiosIn(container)).toHaveLength(5);
    expect(radiosIn(container).some(({ checked }) => checked)).toBe(false);
    expect(byRole(container, 'radiogroup').getAttribute('aria-required')).toBe('true');
  });

  it.each([
    [4, '4'],
    [null, ''],
  ])('is sent without JavaScript: %o as "%s"', (defaultValue, sent) => {
    const html = renderToString(<Rating label="Ocena" name="rating" isOptional defaultValue={defaultValue} />);
    expect(html).not.toMatch(/style=|<script/);
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    expect(new FormData(page.querySelector('form')!).get('rating')).toBe(sent);
  });

  it('can be controlled', () => {
    const { container, rerender } = mount(<Rating label="Ocena" name="rating" value={2} />);
    expect(radio(container, stars(2)).checked).toBe(true);
    rerender(<Rating label="Ocena" name="rating" value={5} />);
    expect(radio(container, stars(5)).checked).toBe(true);
  });

  it('keeps the choice made before hydration', () => {
    const { container, errors } = hydrate(<Rating label="Ocena" name="rating" defaultValue={1} />, (page) =>
      radio(page, stars(3)).click(),
    );
    expect([errors, radio(container, stars(3)).checked]).toEqual([[], true]);
  });

  it('describes the stars by hint and error, and reads its state from the form', () => {
    const field = <Rating label="Ocena" name="rating" hint="Od 1 do 5." error="Proszę wybrać opcję." />;
    const { container, rerender } = mount(field);
    const group = byRole(container, 'radiogroup', 'Ocena');
    expect([group.getAttribute('aria-invalid'), descriptionOf(radiosIn(group)[0]!)]).toEqual([
      'true',
      'Od 1 do 5. Proszę wybrać opcję.',
    ]);
    rerender(
      <FieldStatusContext value={{ rating: { state: 'success' } }}>
        <Rating label="Ocena" name="rating" />
      </FieldStatusContext>,
    );
    expect(byRole(container, 'radiogroup', 'Ocena').getAttribute('aria-invalid')).toBeNull();
  });

  it('has the id that an error summary links to', () => {
    const { container } = mount(<Rating id="ocena" label="Ocena" name="rating" />);
    expect(byRole(container, 'radiogroup', 'Ocena').id).toBe('ocena');
  });

  it('does nothing while it is disabled', () => {
    const { container } = mount(<Rating label="Ocena" name="rating" isOptional isDisabled />);
    expect(radiosIn(container).every(({ disabled }) => disabled)).toBe(true);
  });

  it('speaks English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <Rating label="Rating" name="rating" isOptional />
      </TextsProvider>,
    );
    expect(radiosIn(container).map(spoken).slice(4)).toEqual(['5 of 5 stars', 'No rating']);
  });
});

describe('RatingValue', () => {
  const textOf = (element: React.ReactNode) => {
    const { container } = mount(element);
    for (const unheard of container.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
    return container.textContent;
  };

  it.each([
    [<RatingValue key="a" value={4.5} count={12} />, 'Ocena 4,5 na 5, na podstawie 12\u00a0opinii'],
    [<RatingValue key="b" value={4} count={1} />, 'Ocena 4,0 na 5, na podstawie 1\u00a0opinii'],
    [<RatingValue key="c" value={4.96} count={1212} />, 'Ocena 5,0 na 5, na podstawie 1\u00a0212\u00a0opinii'],
    [<RatingValue key="d" value={5} />, 'Ocena 5 na 5'],
    [<RatingValue key="e" value={3.2} maximum={6} />, 'Ocena 3,2 na 6'],
  ])('is spoken as one text', (element, text) => {
    expect(textOf(element)).toBe(text);
  });

  it.each([
    [0, [0, 0, 0, 0, 0]],
    [0.04, [0, 0, 0, 0, 0]],
    [0.25, [0.3, 0, 0, 0, 0]],
    [3.2, [1, 1, 1, 0.2, 0]],
    [4.5, [1, 1, 1, 1, 0.5]],
    [4.96, [1, 1, 1, 1, 1]],
    [5, [1, 1, 1, 1, 1]],
  ])('fills the stars for %d to the tenth', (value, shares) => {
    expect(starShares(value, 5)).toEqual(shares);
  });

  it('draws as many stars as there are', () => {
    const { container } = mount(<RatingValue value={2.5} maximum={3} size={20} />);
    // A half is one drawing with its filling inside.
    expect(container.querySelectorAll(':not(svg) > svg')).toHaveLength(3);
    const half = container.querySelector('svg > svg')!;
    expect(half.getAttribute('width')).toBe('12');
    expect(nameOf(container)).toContain('2,5');
    expect(container.querySelectorAll(':not(svg) > svg:not([aria-hidden="true"])')).toHaveLength(0);
  });
});
