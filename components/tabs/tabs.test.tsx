// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { byRole, click, hydrate, mount, nameOf, press } from '../field/testing.tsx';
import { nextTab } from './next-tab.ts';
import { beginEachTestWide, chosenOf, focusCalls, goTo, scrolled, shownIn, tabs, view } from './testing.tsx';

beginEachTestWide();

const tab = (container: HTMLElement, name: string) => byRole(container, 'tab', name);
const stops = (container: HTMLElement) => [...container.querySelectorAll('a[tabindex="0"]')].map(nameOf);
describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 0, false, 2],
    ['ArrowLeft', 2, false, 1],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 0, true, 2],
    ['Home', 2, false, 0],
    ['End', 0, true, 2],
    ['ArrowDown', 0, false, undefined],
    ['Enter', 0, false, undefined],
  ])('of %s from tab %i (mirrored: %s) is %s', (key, index, isMirrored, next) => {
    expect(nextTab(key, index, 3, isMirrored)).toBe(next);
  });
});

describe('Tabs', () => {
  it('are a named tab row, each with its panel, the first one chosen', () => {
    const { container } = mount(view());
    const row = byRole(container, 'tablist', 'O produkcie');
    expect([...row.children].map((each) => [each.getAttribute('role'), nameOf(each)])).toEqual([
      ['tab', 'Opis'],
      ['tab', 'Płatność'],
      ['tab', 'Opinie (188)'],
    ]);
    expect([...row.children].map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
    for (const { id, label } of tabs) {
      const panel = byRole(container, 'tabpanel', label);
      expect([panel.id, panel.tabIndex]).toEqual([id, 0]);
      expect(tab(container, label).getAttribute('aria-controls')).toBe(id);
      const heading = panel.parentElement!.querySelector('h2')!;
      expect([heading.textContent, heading.querySelector('a')]).toEqual([label, null]);
    }
    expect(shownIn(container)).toEqual(['Kamionka.']);
  });

  it.each([
    ['aria-label', { label: undefined, 'aria-label': 'O kubku' }, 'O kubku'],
    ['aria-labelledby', { label: undefined, 'aria-labelledby': 'elsewhere' }, 'Gdzie indziej'],
  ])('take their name from %s', (_, name, expected) => {
    const { container } = mount(
      <>
        <h2 id="elsewhere">Gdzie indziej</h2>
        {view(name)}
      </>,
    );
    expect(nameOf(byRole(container, 'tablist'))).toBe(expected);
  });

  it('are links to all panels without JavaScript, with a heading each', () => {
    const html = renderToString(view());
    expect(html).not.toMatch(/style=|role="(tab|button)| hidden|tabindex/i);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const row = page.querySelector('nav[aria-label="O produkcie"]')!;
    const linksOf = (element: ParentNode) =>
      [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(linksOf(row)).toEqual(tabs.map(({ id, label }) => [label, `#${id}`]));
    const panels = [...page.querySelectorAll('h2')].map((heading) => {
      const panel = heading.parentElement!.nextElementSibling!;
      return [linksOf(heading), panel.id, panel.textContent];
    });
    expect(panels).toEqual([
      [[['Opis', '#opis']], 'opis', 'Kamionka.'],
      [[['Płatność', '#płatność']], 'płatność', 'Przelewem.'],
      [[['Opinie (188)', '#opinie']], 'opinie', 'Stoi pewnie.'],
    ]);
  });

  it('hydrate without a mismatch', () => {
    const { container, errors } = hydrate(view());
    expect(errors).toEqual([]);
    expect(chosenOf(container)).toEqual(['Opis']);
  });

  it('replace the links at hydration, and take focus from them', () => {
    let links: ReadonlyArray<HTMLElement> = [];
    let focus: ReturnType<typeof focusCalls> | undefined;
    const { container, errors } = hydrate(view(), (page) => {
      links = [...page.querySelectorAll<HTMLElement>('nav a')];
      links[1]!.focus();
      focus = focusCalls();
    });
    expect([errors, links.map(nameOf)]).toEqual([[], ['Opis', 'Płatność', 'Opinie (188)']]);
    // No element is reused: a screen reader that has seen a link would go on with it.
    expect(links.filter((link) => link.isConnected)).toEqual([]);
    expect(document.activeElement).toBe(tab(container, 'Płatność'));
    expect([chosenOf(container), stops(container)]).toEqual([['Opis'], ['Płatność']]);
    // Does not scroll back after scrolling away.
    expect(focus).toEqual([[{ preventScroll: true }]]);
  });

  it('keep focus that is elsewhere at hydration', () => {
    hydrate(view());
    expect(document.activeElement).toBe(document.body);
  });

  it('choose by a press, without changing the address', () => {
    const onChange = vi.fn();
    const { container } = mount(view({ onChange }));
    click(tab(container, 'Opinie (188)'));
    click(tab(container, 'Opinie (188)'));
    expect([chosenOf(container), shownIn(container)]).toEqual([['Opinie (188)'], ['Stoi pewnie.']]);
    expect(onChange.mock.calls).toEqual([['opinie']]);
    expect(location.hash).toBe('');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leave a press with %s to the browser', (modifier) => {
    const { container } = mount(view());
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
    // Or jsdom would follow the link.
    let isNative = false;
    const keep = (sent: Event) => {
      isNative = !sent.defaultPrevented;
      sent.preventDefault();
    };
    document.body.addEventListener('click', keep, { once: true });
    act(() => void tab(container, 'Opinie (188)').dispatchEvent(event));
    expect([isNative, chosenOf(container)]).toEqual([true, ['Opis']]);
    expect(press(tab(container, 'Opis'), 'ArrowRight', { [modifier]: true })).toBe(true);
    expect(chosenOf(container)).toEqual(['Opis']);
  });

  it('choose by arrows at once, with a single Tab stop', () => {
    const { container } = mount(view());
    expect(stops(container)).toEqual(['Opis']);
    expect(press(tab(container, 'Opis'), 'ArrowRight')).toBe(false);
    expect(nameOf(document.activeElement!)).toBe('Płatność');
    expect([chosenOf(container), stops(container)]).toEqual([['Płatność'], ['Płatność']]);
    press(tab(container, 'Płatność'), 'End');
    expect([chosenOf(container), stops(container)]).toEqual([['Opinie (188)'], ['Opinie (188)']]);
    expect(press(tab(container, 'Opinie (188)'), 'ArrowDown')).toBe(true);
  });

  it('follow the reading direction', () => {
    const { container } = mount(view());
    // jsdom does not inherit direction.
    tab(container, 'Opis').style.direction = 'rtl';
    press(tab(container, 'Opis'), 'ArrowLeft');
    expect(chosenOf(container)).toEqual(['Płatność']);
  });

  it('choose only by Space or a press on request, and Tab continues from the focused one', () => {
    const { container } = mount(view({ activation: 'manual' }));
    press(tab(container, 'Opis'), 'ArrowRight');
    expect(nameOf(document.activeElement!)).toBe('Płatność');
    expect([chosenOf(container), stops(container)]).toEqual([['Opis'], ['Płatność']]);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(stops(container)).toEqual(['Opis']);
    expect(press(tab(container, 'Płatność'), ' ')).toBe(false);
    expect(chosenOf(container)).toEqual(['Płatność']);
  });

  it('can be controlled', () => {
    const onChange = vi.fn();
    const { container, rerender } = mount(view({ value: 'opis', onChange }));
    click(tab(container, 'Płatność'));
    expect([chosenOf(container), onChange.mock.calls]).toEqual([['Opis'], [['płatność']]]);
    rerender(view({ value: 'płatność', onChange }));
    expect([chosenOf(container), shownIn(container)]).toEqual([['Płatność'], ['Przelewem.']]);
  });

  it('begin at the given tab, or at the first if it is missing', () => {
    const at = (defaultValue: string): ReactNode => view({ defaultValue });
    expect(chosenOf(mount(at('opinie')).container)).toEqual(['Opinie (188)']);
    expect(chosenOf(mount(at('nie ma')).container)).toEqual(['Opis']);
  });

  it.each([
    ['the panel', '#p%C5%82atno%C5%9B%C4%87', 'Płatność'],
    ['something in it', '#opinia', 'Opinie (188)'],
    ['something else', '#stopka', 'Opis'],
    ['no text', '#%', 'Opis'],
  ])('open what the address names on page load: %s', (_, hash, expected) => {
    history.replaceState(null, '', hash);
    expect(chosenOf(hydrate(view()).container)).toEqual([expected]);
  });

  it("open a link's target, scroll there, and again after another choice", () => {
    const onChange = vi.fn();
    const { container } = mount(view({ onChange }));
    goTo('#opinie');
    expect(chosenOf(container)).toEqual(['Opinie (188)']);
    expect(onChange.mock.calls).toEqual([['opinie']]);
    expect(scrolled.mock.contexts).toEqual([byRole(container, 'tabpanel', 'Opinie (188)')]);
    expect(document.activeElement).toBe(byRole(container, 'tabpanel', 'Opinie (188)'));
    click(tab(container, 'Opis'));
    // A link to the same address would otherwise change nothing.
    expect(location.hash).toBe('#opis');
    goTo('#stopka');
    expect(chosenOf(container)).toEqual(['Opis']);
  });
});
