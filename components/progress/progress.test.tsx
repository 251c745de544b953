// @vitest-environment jsdom
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Progress, type ProgressProps } from './index.ts';

const barOf = (container: ParentNode) => container.querySelector('progress')!;
const render = (props: Partial<ProgressProps> = {}) => {
  const element = (more: Partial<ProgressProps>) => (
    <StrictMode>
      <Progress label="Wysyłamy zdjęcia" {...props} {...more} />
    </StrictMode>
  );
  const { container, rerender } = mount(element({}));
  return { container, bar: barOf(container), set: (more: Partial<ProgressProps>) => rerender(element(more)) };
};
const said = () => announcements.map(({ text }) => text);
/** The visible value beside the name, and if screen readers skip it. */
const shown = (container: HTMLElement) => {
  const words = container.querySelector('p')!.children[1];
  return words && [words.textContent, words.getAttribute('aria-hidden')];
};

beforeEach(() => clearAnnouncements());

describe('Progress', () => {
  it('is a named native bar with its value in words, which are shown too but exposed once', () => {
    const { container, bar } = render({ value: 37 });
    expect([nameOf(bar), bar.value, bar.getAttribute('aria-valuetext')]).toEqual(['Wysyłamy zdjęcia', 0.37, '37%']);
    expect(shown(container)).toEqual(['37%', 'true']);
  });

  it('shows the given words for the value', () => {
    const { container, bar } = render({ value: 3, max: 8, valueText: '3 z 8 zdjęć' });
    expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([0.375, '3 z 8 zdjęć']);
    expect(shown(container)).toEqual(['3 z 8 zdjęć', 'true']);
  });

  it('is indeterminate without a value', () => {
    const { container, bar } = render();
    expect([bar.position, bar.hasAttribute('aria-valuetext'), shown(container)]).toEqual([-1, false, undefined]);
    const withWords = render({ valueText: 'Jeszcze chwila' });
    expect(withWords.bar.getAttribute('aria-valuetext')).toBe('Jeszcze chwila');
  });

  it.each([
    [{ value: 99.9 }, '99%'],
    [{ value: 100 }, 'Gotowe'],
    [{ value: 7, max: 6, doneText: 'Wysłane' }, 'Wysłane'],
    [{ value: 8, max: 8, valueText: '8 z 8 zdjęć' }, 'Gotowe'],
  ])('%o shows %s', (props, words) => {
    expect(render(props).bar.getAttribute('aria-valuetext')).toBe(words);
  });

  it('announces each quarter once, and the end once', () => {
    const { set } = render({ value: 0 });
    for (let value = 0; value <= 100; value += 1) set({ value });
    set({ value: 100 });
    expect(said()).toEqual([
      'Wysyłamy zdjęcia: 25%',
      'Wysyłamy zdjęcia: 50%',
      'Wysyłamy zdjęcia: 75%',
      'Wysyłamy zdjęcia: Gotowe',
    ]);
    expect(announcements.some(({ isAssertive }) => isAssertive)).toBe(false);
  });

  it('announces a leap over several quarters once', () => {
    const { set } = render({ value: 10 });
    set({ value: 80 });
    set({ value: 100 });
    expect(said()).toEqual(['Wysyłamy zdjęcia: 80%', 'Wysyłamy zdjęcia: Gotowe']);
  });

  it('does not announce the initial value, nor the same quarter twice', () => {
    const { set } = render({ value: 60 });
    set({ value: 49 });
    set({ value: 51 });
    expect(said()).toEqual([]);
    render({ value: 100 });
    expect(said()).toEqual([]);
  });

  it('announces again after a restart', () => {
    const { set } = render({ value: 0 });
    set({ value: 30 });
    set({ value: 0 });
    set({ value: 30 });
    set({ value: undefined });
    set({ value: 30 });
    expect(said()).toEqual(Array(3).fill('Wysyłamy zdjęcia: 30%'));
  });

  it('is silent with `isSpoken={false}`', () => {
    const { set } = render({ value: 0, isSpoken: false });
    set({ value: 100 });
    expect(said()).toEqual([]);
  });

  it('hydrates the server HTML, without a style attribute, and in English', () => {
    const element = (
      <TextsProvider value={{ locale: 'en' }}>
        <Progress label="Sending" value={100} />
      </TextsProvider>
    );
    expect(renderToString(element)).not.toContain('style=');
    const { container, errors } = hydrate(element);
    expect([errors, barOf(container).getAttribute('aria-valuetext'), said()]).toEqual([[], 'Done', []]);
  });
});
