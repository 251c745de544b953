// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { byRole, hydrate, nameOf, press, type } from '../field/testing.tsx';
import { icons } from '../icon/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { Combobox } from './index.ts';
import { findLinen, manyOptions } from './sample-search.ts';
import { freezeEachTest, pass, readerOf, render } from './testing.tsx';

freezeEachTest();

const element = <Combobox action="/szukaj" search={findLinen} minimumLength={2} />;

describe('Combobox, before hydration', () => {
  it('is a plain form to submit: a landmark, a named field, a button', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Combobox action="/szukaj" name="q" defaultText="len" search={findLinen} />);
    const form = byRole<HTMLFormElement>(page, 'search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/szukaj', 'get']);
    expect([...new FormData(form)]).toEqual([['q', 'len']]);
    expect(byRole(page, 'combobox', 'Szukaj produktów').getAttribute('aria-expanded')).toBe('false');
    expect(byRole<HTMLButtonElement>(page, 'button', 'Szukaj').type).toBe('submit');
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('has equal ids on server and client, and keeps and searches for text typed before hydration', async () => {
    let ids: ReadonlyArray<string> = [];
    const idsIn = (page: ParentNode) => [...page.querySelectorAll('[id]')].map(({ id }) => id);
    const { container, errors } = hydrate(element, (page) => {
      ids = idsIn(page);
      page.querySelector('input')!.focus();
      page.querySelector('input')!.value = 'len';
    });
    const field = byRole<HTMLInputElement>(container, 'combobox');
    await pass(0);
    expect([errors, idsIn(container).filter((id) => ids.includes(id)), field.value]).toEqual([[], ids, 'len']);
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('Combobox, one of two in a page', () => {
  it('has its own name, also on its landmark', () => {
    const { container } = render({ label: 'Szukaj w\u00a0blogu' });
    expect(byRole(container, 'search', 'Szukaj w\u00a0blogu')).toBe(
      byRole(container, 'combobox', 'Szukaj w\u00a0blogu').closest('form'),
    );
  });
});

describe('Combobox, open', () => {
  it('has a list of named groups of options: queries first, products last [S-41 part]', async () => {
    const { container, ask, isOpen } = render();
    await ask('len');
    expect(isOpen()).toBe(true);
    const list = byRole(container, 'listbox', 'Podpowiedzi');
    const groups = [...list.querySelectorAll('[role="group"]')];
    expect(groups.map((group) => [nameOf(group), group.querySelectorAll('[role="option"]').length])).toEqual([
      ['Popularne zapytania', 3],
      ['Kategorie', 2],
      ['Serie', 2],
      ['Producenci', 1],
      ['Strony', 1],
      ['Produkty', 6],
    ]);
  });

  it('has only groups and options in the list', async () => {
    const { container, ask } = render();
    await ask('len');
    for (const option of container.querySelectorAll('[role="option"]'))
      for (let parent = option.parentElement!; parent.role !== 'listbox'; parent = parent.parentElement!)
        expect(parent.role).toMatch(/^(group|presentation)$/);
    expect(container.querySelectorAll('[role="group"] > [role="presentation"]')).toHaveLength(12);
  });

  it('links its field to list and option', async () => {
    const { container, field, ask, key, options } = render();
    expect(field.getAttribute('aria-autocomplete')).toBe('list');
    await ask('len');
    expect(field.getAttribute('aria-controls')).toBe(byRole(container, 'listbox').id);
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    key('ArrowDown');
    const active = document.getElementById(field.getAttribute('aria-activedescendant')!)!;
    expect(active.getAttribute('aria-selected')).toBe('true');
    expect(container.querySelectorAll('[aria-selected="false"]')).toHaveLength(14);
    // Focus stays in the field: results are no tab stops.
    expect(options().filter(({ tabIndex }) => tabIndex !== -1)).toEqual([]);
  });

  it('names each option by its full text and details, with its position among all', async () => {
    const { options, ask } = render();
    await ask('len');
    const spokenOptions = options().map(
      (option) =>
        `${nameOf(option)} | ${option.getAttribute('aria-posinset')} z ${option.getAttribute('aria-setsize')}`,
    );
    expect(spokenOptions[4]).toBe('Tkaniny na\u00a0metry, Len i\u00a0tkaniny / Na\u00a0metry | 5 z 15');
    expect(spokenOptions[10]).toBe('Ściereczka Pasek, len, 29,00\u00a0zł | 11 z 15');
  });

  it('marks matches regardless of diacritics', async () => {
    const { container, ask } = render();
    await ask('sciere');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Ściere']);
  });

  it('hides keys and active result from screen readers', async () => {
    const { container, ask, key } = render();
    await ask('len');
    const foot = container.querySelector('[aria-hidden="true"]:has(kbd)')!;
    const keys = [...foot.querySelectorAll('kbd')].map(
      (key) => key.querySelector('path')?.getAttribute('d') ?? key.textContent,
    );
    const { arrowUp, arrowDown, arrowLeft, arrowRight } = icons;
    expect(keys).toEqual([arrowUp.path, arrowDown.path, arrowLeft.path, arrowRight.path, 'Enter', 'Esc']);
    expect(foot.lastChild?.textContent).toBe('');
    key('ArrowUp');
    expect(foot.lastChild?.textContent).toBe('Ręcznik Fala, len i\u00a0bawełna, Produkty, 6 z\u00a06');
  });

  it('links to all results when the total is known', async () => {
    const { container, ask, form } = render();
    await ask('len');
    expect(byRole<HTMLButtonElement>(container, 'button', 'Pokaż 41\u00a0wyników').form).toBe(form);
  });

  it('shows no button without a total', async () => {
    const { container, ask } = render({ search: async () => ({ groups: (await findLinen()).groups }) });
    await ask('len');
    expect(container.textContent).not.toContain('Pokaż');
  });

  it('renders of ten thousand options only visible ones and the active one, with positions', async () => {
    const { container, field, ask, key, options, active } = render({
      search: () => Promise.resolve({ groups: manyOptions(10_000) }),
      limit: 10_000,
    });
    await ask('kubek');
    expect(options().length).toBeLessThan(150);
    key('ArrowUp');
    expect(active()).toBe('Kubek 10000');
    const last = document.getElementById(field.getAttribute('aria-activedescendant')!)!;
    expect([last.getAttribute('aria-posinset'), last.getAttribute('aria-setsize')]).toEqual(['10001', '10001']);
    expect(options().length).toBeLessThan(150);
    // Unrendered options keep their space: a chunk knows its number of rows.
    const rows = [...container.querySelectorAll<HTMLElement>('[data-pictured="false"]:not(:has([data-pictured]))')].map(
      (piece) => Number(piece.style.getPropertyValue('--combobox-rows')),
    );
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(10_001);
  });
});

describe('Combobox in another language', () => {
  it('speaks English', async () => {
    const { container } = hydrate(<TextsProvider value={{ locale: 'en' }}>{element}</TextsProvider>);
    const field = byRole<HTMLInputElement>(container, 'combobox', 'Search products');
    type(field, 'len');
    await pass(500);
    press(field, 'ArrowDown');
    expect(byRole(container, 'group', 'Popular searches')).toBeTruthy();
    expect(readerOf(container, field).active()).toBe('len na\u00a0metry');
  });
});

describe('the popup', () => {
  it('stays inside the window: shifts aside and ends above its lower edge', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 100, 984, 400));
    const { container, ask } = render();
    await ask('len');
    const popup = container.querySelector<HTMLElement>('[style*="--combobox-room"]')!;
    const placement = () => ['--combobox-shift', '--combobox-room'].map((name) => popup.style.getPropertyValue(name));
    expect(placement()).toEqual(['-184px', `${window.innerHeight - 100}px`]);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(placement()[0]).toBe('0px');
    popup.style.direction = 'rtl';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(-50, 100, 984, 400));
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(placement()[0]).toBe('-50px');
  });
});
