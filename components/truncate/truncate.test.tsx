// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Truncate, type TruncateProps } from './index.ts';

const text = 'Tkany gęsto, a lejący. Uszyłam zasłony do całej izby i jeszcze starczyło na obrus.';
const truncate = (props: Partial<TruncateProps> = {}) => (
  <Truncate text={text} of="opinia Zofii" {...({ lines: 2, characters: 95, ...props } as { lines: 2 })} />
);
const render = (props?: Partial<TruncateProps>) => mount(truncate(props)).container;
const button = (container: HTMLElement) => byRole(container, 'button');

/** The visible part of the paragraph in a browser with scripts. */
const seen = (container: ParentNode) => {
  const paragraph = container.querySelector('p')!.cloneNode(true) as Element;
  for (const hidden of paragraph.querySelectorAll('[hidden]')) hidden.remove();
  return paragraph.textContent;
};

const lineHeight = 26;
/** How many characters stand in a line. */
let room: number;
let measure: () => void;
let watched: number;
const scrollIntoView = vi.fn();

beforeEach(() => {
  clearAnnouncements();
  scrollIntoView.mockClear();
  room = 1000;
  watched = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = () => void (watched += 1);
      disconnect = () => void (watched -= 1);
    },
  );
  Element.prototype.scrollIntoView = scrollIntoView;
  // The probe is as high as its lines may be, and its text as high as it needs.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return Number.parseInt((this as HTMLElement).style.height, 10) * lineHeight;
  });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return Math.ceil(this.textContent.length / room) * lineHeight;
  });
});

describe('Truncate', () => {
  it('does not change text that fits', () => {
    const container = render();
    expect([seen(container), container.querySelector('button')]).toEqual([text, null]);
  });

  it('shows whole words up to a number of characters', () => {
    const container = render({ characters: 25 });
    expect(seen(container)).toBe('Tkany gęsto, a lejący');
    expect(container.querySelector('[hidden]')!.textContent).toBe(text.slice('Tkany gęsto, a lejący'.length));
  });

  it('shows whole words up to a number of lines, where these come first [L-15 part]', () => {
    room = 20;
    expect(seen(render())).toBe('Tkany gęsto, a lejący. Uszyłam zasłony');
    expect(seen(render({ characters: 25 }))).toBe('Tkany gęsto, a lejący');
    expect(seen(render({ characters: undefined }))).toBe('Tkany gęsto, a lejący. Uszyłam zasłony');
  });

  it('has a button named by its text, with its expanded state', () => {
    const container = render({ characters: 25 });
    const toggle = button(container);
    expect(toggle.textContent).toBe('Pokaż więcej');
    expect([nameOf(toggle), toggle.getAttribute('aria-expanded'), (toggle as HTMLButtonElement).type]).toEqual([
      'Pokaż więcej: opinia Zofii',
      'false',
      'button',
    ]);
    expect(container.querySelector('p')!.id).toBe(toggle.getAttribute('aria-controls'));
    act(() => toggle.focus());
    click(toggle);
    expect([nameOf(toggle), toggle.getAttribute('aria-expanded'), seen(container)]).toEqual([
      'Pokaż mniej: opinia Zofii',
      'true',
      text,
    ]);
    expect(toggle.textContent).toBe('Pokaż mniej');
    expect([container.querySelector('[hidden]'), document.activeElement, scrollIntoView.mock.calls]).toEqual([
      null,
      toggle,
      [],
    ]);
    click(toggle);
    expect([seen(container), toggle.getAttribute('aria-expanded')]).toEqual(['Tkany gęsto, a lejący', 'false']);
    // Focus announces it all.
    expect([scrollIntoView.mock.calls, announcements]).toEqual([[[{ block: 'nearest' }]], []]);
  });

  it('shows the whole text without JavaScript', () => {
    const html = renderToString(truncate({ characters: 25 }));
    expect(html).not.toMatch(/style=|hidden=/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('p')!.textContent).toBe(text);
  });

  it('matches the server HTML, and measures only then', () => {
    room = 20;
    for (const characters of [25, undefined]) {
      const { container, errors } = hydrate(truncate({ characters }));
      // The server's text is still there, for tools that read the whole page.
      expect(container.querySelector('p')!.textContent).toContain(text);
      expect([errors, seen(container).length]).toEqual([[], characters === undefined ? 38 : 21]);
    }
  });

  it('measures again when its box changes, but not without `lines`', () => {
    const container = render();
    expect([seen(container), watched]).toEqual([text, 1]);
    room = 20;
    act(measure);
    expect(seen(container)).toBe('Tkany gęsto, a lejący. Uszyłam zasłony');
    room = 1000;
    act(measure);
    expect([seen(container), container.querySelector('button')]).toEqual([text, null]);
    mount(truncate({ lines: undefined, characters: 25 }));
    expect(watched).toBe(1);
  });

  it('keeps the button of a text that fits while it is open', () => {
    room = 20;
    const container = render();
    click(button(container));
    room = 1000;
    act(measure);
    expect(nameOf(button(container))).toBe('Pokaż mniej: opinia Zofii');
  });

  it('cleans up after measuring, and stops when unmounted', () => {
    room = 20;
    const { container, rerender } = mount(truncate());
    expect([container.querySelectorAll('p > *').length, container.innerHTML.includes('style=')]).toEqual([1, false]);
    rerender(null);
    expect(watched).toBe(0);
  });

  it('shows another text when it gets one', () => {
    const { container, rerender } = mount(truncate({ characters: 25 }));
    rerender(truncate({ characters: 25, text: 'Piękny kolor, a przycięte równo co do centymetra.' }));
    expect(seen(container)).toBe('Piękny kolor, a przycięte');
    rerender(truncate({ characters: 25, text: 'Piękny kolor.' }));
    expect([seen(container), container.querySelector('button')]).toEqual(['Piękny kolor.', null]);
  });

  it('speaks English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>{truncate({ characters: 25, of: 'review by Zofia' })}</TextsProvider>,
    );
    expect(nameOf(button(container))).toBe('Show more: review by Zofia');
  });
});
