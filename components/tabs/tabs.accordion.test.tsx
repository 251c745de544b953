// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { byRole, click, hydrate, mount, nameOf, press } from '../field/testing.tsx';
import {
  beginEachTestWide,
  chosenOf,
  focusCalls,
  goTo,
  makeNarrow,
  scrolled,
  shownIn,
  tabs,
  view,
  widthWatchers,
} from './testing.tsx';

beginEachTestWide();

const mountNarrow = (...options: Parameters<typeof view>) => {
  makeNarrow();
  return mount(view(...options));
};
const opener = (container: HTMLElement, name: string) => byRole(container, 'button', name);
const expandedOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[role="button"][aria-expanded="true"]')].map(nameOf);
const roles = (container: HTMLElement) =>
  [...container.querySelectorAll('[role]')].map((element) => element.getAttribute('role'));

describe('Tabs below viewport level 3', () => {
  it('are headings that toggle their panels, the first one open, without tab roles', () => {
    const { container } = mountNarrow();
    expect(roles(container)).toEqual(['button', 'button', 'button']);
    for (const { id, label } of tabs) {
      const button = opener(container, label);
      expect([button.parentElement!.tagName, button.getAttribute('aria-controls')]).toEqual(['H2', id]);
      expect([...button.querySelectorAll('svg')].map((sign) => sign.getAttribute('aria-hidden'))).toEqual([
        'true',
        'true',
      ]);
      const panel = container.querySelector<HTMLElement>(`#${id}`)!;
      expect([panel.hasAttribute('aria-labelledby'), panel.tabIndex]).toEqual([false, -1]);
    }
    expect([expandedOf(container), shownIn(container)]).toEqual([['Opis'], ['Kamionka.']]);
    expect(opener(container, 'Płatność').getAttribute('aria-expanded')).toBe('false');
  });

  it('hydrate without a mismatch, with the chosen panel open', () => {
    makeNarrow();
    const { container, errors } = hydrate(view({ defaultValue: 'opinie' }));
    expect([errors, expandedOf(container)]).toEqual([[], ['Opinie (188)']]);
  });

  it('replace the links at hydration, and take focus from them', () => {
    makeNarrow();
    let links: ReadonlyArray<HTMLElement> = [];
    const { container, errors } = hydrate(view(), (page) => {
      links = [...page.querySelectorAll<HTMLElement>('h2 a')];
      links[1]!.focus();
    });
    expect([errors, links.map(nameOf)]).toEqual([[], ['Opis', 'Płatność', 'Opinie (188)']]);
    expect(links.filter((link) => link.isConnected)).toEqual([]);
    expect(document.activeElement).toBe(opener(container, 'Płatność'));
    expect(expandedOf(container)).toEqual(['Opis']);
  });

  it('toggle one by one, and report the last one opened', () => {
    const onChange = vi.fn();
    const { container } = mountNarrow({ onChange });
    click(opener(container, 'Opinie (188)'));
    expect(shownIn(container)).toEqual(['Kamionka.', 'Stoi pewnie.']);
    click(opener(container, 'Opis'));
    expect(expandedOf(container)).toEqual(['Opinie (188)']);
    click(opener(container, 'Opinie (188)'));
    expect(shownIn(container)).toEqual([]);
    click(opener(container, 'Opinie (188)'));
    expect([shownIn(container), onChange.mock.calls]).toEqual([['Stoi pewnie.'], [['opinie']]]);
  });

  it('open by Space, and leave every other key to the browser', () => {
    const { container } = mountNarrow();
    const payment = opener(container, 'Płatność');
    expect(press(payment, ' ')).toBe(false);
    expect(expandedOf(container)).toEqual(['Opis', 'Płatność']);
    for (const key of ['ArrowDown', 'ArrowRight', 'Home', 'End']) expect(press(payment, key)).toBe(true);
    expect(document.activeElement).toBe(payment);
  });

  it('open a panel that an address leads to, again also after it was closed', () => {
    const { container } = mountNarrow();
    for (const attempt of [1, 2]) {
      goTo('#opinia');
      expect([attempt, expandedOf(container)]).toEqual([attempt, ['Opis', 'Opinie (188)']]);
      expect(scrolled.mock.contexts.at(-1)).toBe(container.querySelector('#opinia'));
      click(opener(container, 'Opinie (188)'));
      // Or a link to the same place would change nothing, and a reload would open it.
      expect([location.hash, expandedOf(container)]).toEqual(['', ['Opis']]);
    }
    goTo('#opinie');
    expect(document.activeElement).toBe(container.querySelector('#opinie'));
    click(opener(container, 'Opis'));
    expect(location.hash).toBe('#opinie');
    click(opener(container, 'Opis'));
    expect(location.hash).toBe('#opis');
  });

  it("open the owner's choice, and keep open what the user opened", () => {
    makeNarrow();
    const { container, rerender } = mount(view({ value: 'opis' }));
    rerender(view({ value: 'płatność' }));
    expect(expandedOf(container)).toEqual(['Opis', 'Płatność']);
    // An owner that ignores changes does not keep the user from reading.
    click(opener(container, 'Opinie (188)'));
    expect(expandedOf(container)).toEqual(['Opis', 'Płatność', 'Opinie (188)']);
  });

  it('become tabs on a wider page, and an accordion again, and keep the focus', () => {
    const { container } = mountNarrow();
    click(opener(container, 'Płatność'));
    act(() => opener(container, 'Opinie (188)').focus());
    const focus = focusCalls();
    makeNarrow(false);
    // Everything moved: it must scroll into view.
    expect(focus).toEqual([[{ preventScroll: false }]]);
    expect([chosenOf(container), shownIn(container)]).toEqual([['Płatność'], ['Przelewem.']]);
    expect(document.activeElement).toBe(byRole(container, 'tab', 'Opinie (188)'));
    click(byRole(container, 'tab', 'Opinie (188)'));
    makeNarrow();
    expect(expandedOf(container)).toEqual(['Opinie (188)']);
    expect(document.activeElement).toBe(opener(container, 'Opinie (188)'));
    act(() => opener(container, 'Opinie (188)').blur());
    makeNarrow(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('observe the width only while mounted', () => {
    const { rerender } = mountNarrow();
    expect(widthWatchers()).toBe(1);
    rerender(null);
    expect(widthWatchers()).toBe(0);
  });
});
