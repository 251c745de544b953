// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { byRole, click, hydrate, mount } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { BackToTop, startBackToTop } from './index.ts';

const scrollTo = vi.fn();
let prefersReducedMotion = false;

const set = (name: 'innerHeight' | 'scrollY', value: number) =>
  Object.defineProperty(window, name, { configurable: true, value });
/** Scrolls or resizes the window. */
const move = (event: 'scroll' | 'resize', { scrollY, innerHeight }: { scrollY?: number; innerHeight?: number }) =>
  act(() => {
    if (scrollY !== undefined) set('scrollY', scrollY);
    if (innerHeight !== undefined) set('innerHeight', innerHeight);
    window.dispatchEvent(new Event(event));
  });
const place = (element: HTMLElement, top: number) => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 44, 44);
};
const linkIn = (container: HTMLElement) => byRole(container, 'link', 'Wróć na górę');
const stateIn = (container: HTMLElement) => linkIn(container).dataset['state'];

beforeEach(() => {
  prefersReducedMotion = false;
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersReducedMotion && query.includes('reduce') }));
  set('innerHeight', 800);
  set('scrollY', 0);
});

describe('BackToTop', () => {
  it('is a plain link at the end of the page without JavaScript, and hydrates without errors', () => {
    const html = renderToString(<BackToTop />);
    expect(html).not.toMatch(/style=| hidden=|data-state/);
    expect(html).toContain('href="#top"');
    const { container, errors } = hydrate(<BackToTop />);
    expect([errors, stateIn(container)]).toEqual([[], 'hidden']);
    expect(linkIn(container).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('appears after two window heights and hides again [L-13 part]', () => {
    const { container } = mount(<BackToTop />);
    const states = [1599, 1600, 1599].map((scrollY) => {
      move('scroll', { scrollY });
      return stateIn(container);
    });
    expect(states).toEqual(['hidden', 'shown', 'hidden']);
    move('resize', { innerHeight: 400 });
    expect(stateIn(container)).toBe('shown');
  });

  it.each([
    [0, 0, 'shown'],
    [1, 799, 'hidden'],
    [1, 800, 'shown'],
  ])('with screens=%i, at %i px it is %s', (screens, scrollY, state) => {
    set('scrollY', scrollY);
    expect(stateIn(mount(<BackToTop screens={screens} />).container)).toBe(state);
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('scrolls to the top; with reduced motion (%s): %s', (isReduced, behavior) => {
    prefersReducedMotion = isReduced;
    click(linkIn(mount(<BackToTop />).container));
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(location.hash).toBe('');
  });

  it('focuses the target element, made focusable once', () => {
    const { container } = mount(
      <>
        <h1 id="poczatek">Kubki</h1>
        <BackToTop targetId="poczatek" />
      </>,
    );
    expect(linkIn(container).getAttribute('href')).toBe('#poczatek');
    click(linkIn(container));
    const heading = container.querySelector('h1')!;
    expect(document.activeElement).toBe(heading);
    act(() => heading.blur());
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });

  it('leaves a focusable target unchanged', () => {
    const { container } = mount(
      <>
        <button id="top">Kubki</button>
        <BackToTop />
      </>,
    );
    click(linkIn(container));
    expect(document.activeElement).toBe(byRole(container, 'button'));
    act(() => byRole(container, 'button').blur());
    expect(byRole(container, 'button').hasAttribute('tabindex')).toBe(false);
  });

  it('focuses the document without a target', () => {
    const { container } = mount(<BackToTop />);
    linkIn(container).focus();
    click(linkIn(container));
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (modifier) => {
    const { container } = mount(<BackToTop />);
    // jsdom would follow the link.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    act(
      () =>
        void linkIn(container).dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }),
        ),
    );
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('steps aside only for focused content below it', () => {
    set('scrollY', 1600);
    const { container } = mount(
      <>
        <input aria-label="Pod nim" />
        <input aria-label="Nad nim" />
        <BackToTop />
      </>,
    );
    const [below, above] = [...container.querySelectorAll('input')];
    place(linkIn(container), 740);
    place(below!, 770);
    place(above!, 600);
    const states = [below!, above!, below!, linkIn(container)].map((element) => {
      act(() => element.focus());
      return stateIn(container);
    });
    expect(states).toEqual(['aside', 'shown', 'aside', 'shown']);
    act(() => below!.focus());
    place(below!, 500);
    move('scroll', { scrollY: 1870 });
    expect(stateIn(container)).toBe('shown');
    place(below!, 770);
    move('scroll', { scrollY: 1600 });
    expect(stateIn(container)).toBe('aside');
    act(() => below!.blur());
    expect(stateIn(container)).toBe('shown');
  });

  it('works without React and can be undone', () => {
    const { body } = new DOMParser().parseFromString(renderToString(<BackToTop targetId="poczatek" />), 'text/html');
    const main = document.body.appendChild(document.createElement('main'));
    main.id = 'poczatek';
    const link = document.body.appendChild(body.querySelector<HTMLAnchorElement>('[data-back-to-top]')!);
    const stop = startBackToTop(link);
    move('scroll', { scrollY: 1600 });
    expect(link.dataset['state']).toBe('shown');
    click(link);
    expect([document.activeElement, scrollTo.mock.calls.length]).toEqual([main, 1]);
    stop();
    expect(link.dataset['state']).toBeUndefined();
    move('scroll', { scrollY: 0 });
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect([link.dataset['state'], scrollTo.mock.calls.length]).toEqual([undefined, 1]);
    for (const element of [main, link]) element.remove();
  });

  it('updates when screens changes', () => {
    set('scrollY', 900);
    const { container, rerender } = mount(<BackToTop />);
    rerender(<BackToTop screens={1} />);
    expect(stateIn(container)).toBe('shown');
  });

  it('speaks English in an English page', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <BackToTop />
      </TextsProvider>,
    );
    expect(byRole(container, 'link').textContent).toBe('Back to top');
  });
});
