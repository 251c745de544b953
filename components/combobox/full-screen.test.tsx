// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, Announcer } from '../announcer/index.ts';
import { byRole, click, mount, type } from '../field/testing.tsx';
import { Combobox, ComboboxFullScreen } from './index.ts';
import { rememberQuery } from './recent-queries.ts';
import { findLinen } from './sample-search.ts';
import { freezeEachTest, pass, readerOf } from './testing.tsx';

freezeEachTest();

let isPhone = true;
beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', (condition: string) => ({ matches: isPhone && condition.includes('max-width: 756') }));
  // jsdom knows dialogs, but not how they open and close.
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    (before as HTMLElement | null)?.focus();
    this.dispatchEvent(new Event('close'));
  };
});

function renderPhone() {
  const { container } = mount(
    <>
      <Combobox action="/szukaj" search={findLinen} minimumLength={2} fullScreen={ComboboxFullScreen} />
      <Announcer />
    </>,
  );
  const field = byRole<HTMLInputElement>(container, 'combobox');
  const dialog = () => container.querySelector('dialog');
  const inside = () => byRole<HTMLInputElement>(dialog()!, 'combobox', 'Szukaj produktów');
  const openByPress = () => {
    act(() => field.focus());
    click(field);
  };
  return { container, field, dialog, inside, openByPress };
}

describe('Combobox on a phone [S-41 part]', () => {
  it('opens the whole screen by a press, with the field in it focused', () => {
    const { field, dialog, inside, openByPress } = renderPhone();
    act(() => field.focus());
    expect(dialog()).toBeNull();
    openByPress();
    expect([dialog()!.open, dialog()!.getAttribute('aria-label')]).toEqual([true, 'Wyszukiwanie']);
    expect(document.activeElement).toBe(inside());
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens by typing too, takes the text along, searches for it, and gives it back', async () => {
    const { container, field, dialog, inside } = renderPhone();
    type(field, 'len');
    expect([inside().value, inside().selectionStart]).toEqual(['len', 3]);
    await pass(0);
    expect(readerOf(dialog()!, inside()).isOpen()).toBe(true);
    type(inside(), 'lniany');
    click(byRole(dialog()!, 'button', 'Anuluj'));
    expect([dialog(), field.value, document.activeElement]).toEqual([null, 'lniany', field]);
    await pass(1000);
    expect(container.querySelectorAll('[role="option"]')).toHaveLength(0);
  });

  it('speaks inside: the page around it is inert, its live regions too', () => {
    const { container, dialog, openByPress } = renderPhone();
    const before = container.innerHTML;
    openByPress();
    announce('5 wyników.');
    const said = [...dialog()!.querySelectorAll('[aria-live="polite"] > *')].map((each) => each.textContent.trim());
    expect(said).toContain('5 wyników.');
    click(byRole(dialog()!, 'button', 'Anuluj'));
    for (const each of container.querySelectorAll('[aria-live] > *')) each.remove();
    expect(container.innerHTML).toBe(before);
  });

  it('has a button that clears, and always shows what was searched for before', () => {
    rememberQuery('witryna-search', 'kubek');
    const { dialog, inside, openByPress } = renderPhone();
    openByPress();
    expect(() => byRole(dialog()!, 'button', 'Wyczyść')).toThrow();
    type(inside(), 'len');
    expect(byRole(dialog()!, 'link', 'kubek').closest('[hidden]')).toBeNull();
    click(byRole(dialog()!, 'button', 'Wyczyść'));
    expect([inside().value, document.activeElement]).toEqual(['', inside()]);
  });

  it('closes by Escape only where Escape has nothing else to do', async () => {
    const { field, inside } = renderPhone();
    type(field, 'len');
    await pass(0);
    const { key } = readerOf(document.querySelector('dialog')!, inside());
    expect([key('Escape'), key('Escape'), key('Escape')]).toEqual([false, false, true]);
  });

  it('has ids that the field in the page has not', () => {
    const { container, openByPress } = renderPhone();
    openByPress();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the popup under the field on wider screens', async () => {
    isPhone = false;
    const { field, dialog } = renderPhone();
    click(field);
    type(field, 'len');
    await pass(500);
    expect([dialog(), field.getAttribute('aria-expanded')]).toEqual([null, 'true']);
  });
});
