// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, Announcer } from '../announcer/index.ts';
import { byRole, click, mount, type } from '../field/testing.tsx';
import { stubPopovers } from '../modal/testing.ts';
import { Combobox, ComboboxFullScreen } from './index.ts';
import { rememberQuery } from './recent-queries.ts';
import { findLinen } from './sample-search.ts';
import { freezeEachTest, pass, readerOf } from './testing.tsx';

freezeEachTest();

let isPhone = true;
beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', (condition: string) => ({ matches: isPhone && condition.includes('max-width: 756') }));
  stubPopovers();
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

describe('the results of Combobox', () => {
  it('open under the field, and on phones over the whole screen [S-41 part]', async () => {
    isPhone = false;
    const wide = renderPhone();
    const list = () => byRole(wide.container, 'listbox', 'Podpowiedzi');
    click(wide.field);
    type(wide.field, 'len');
    await pass(500);
    expect([wide.dialog(), wide.field.getAttribute('aria-expanded'), wide.field.form]).toEqual([
      null,
      'true',
      list().closest('form'),
    ]);
    expect(list().querySelectorAll('[role="option"]')).toHaveLength(15);
    expect(wide.field.compareDocumentPosition(list())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    isPhone = true;
    const phone = renderPhone();
    phone.openByPress();
    type(phone.inside(), 'len');
    await pass(500);
    expect([phone.dialog()!.open, phone.inside().getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(byRole(phone.dialog()!, 'listbox').querySelectorAll('[role="option"]')).toHaveLength(15);
    expect(phone.field.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('Combobox on a phone', () => {
  it('opens the full screen on a press and focuses its field', () => {
    const { field, dialog, inside, openByPress } = renderPhone();
    act(() => field.focus());
    expect(dialog()).toBeNull();
    openByPress();
    expect([dialog()!.open, dialog()!.getAttribute('aria-label')]).toEqual([true, 'Wyszukiwanie']);
    expect(document.activeElement).toBe(inside());
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens on typing, takes the text along, searches, and returns it', async () => {
    const { container, field, dialog, inside } = renderPhone();
    act(() => field.focus());
    type(field, 'len');
    expect([inside().value, inside().selectionStart]).toEqual(['len', 3]);
    await pass(0);
    expect(readerOf(dialog()!, inside()).isOpen()).toBe(true);
    type(inside(), 'lniany');
    click(byRole(dialog()!, 'button', 'Anuluj'));
    await pass(0);
    expect([dialog(), field.value, document.activeElement]).toEqual([null, 'lniany', field]);
    await pass(1000);
    expect(container.querySelectorAll('[role="option"]')).toHaveLength(0);
  });

  it('keeps live regions active while the rest of the page is inert', async () => {
    const { field, dialog, openByPress } = renderPhone();
    openByPress();
    await pass(1000);
    announce('5 wyników.');
    const region = document.querySelector('[aria-live="polite"]')!;
    expect([region.closest('[inert]'), region.textContent.includes('5 wyników.')]).toEqual([null, true]);
    expect(field.closest('[inert]')).not.toBeNull();
    click(byRole(dialog()!, 'button', 'Anuluj'));
    expect(field.closest('[inert]')).toBeNull();
  });

  it('has a clear button, and always shows recent queries', () => {
    rememberQuery('witryna-search', 'kubek');
    const { dialog, inside, openByPress } = renderPhone();
    openByPress();
    expect(() => byRole(dialog()!, 'button', 'Wyczyść')).toThrow();
    type(inside(), 'len');
    expect(byRole(dialog()!, 'link', 'kubek').closest('[hidden]')).toBeNull();
    click(byRole(dialog()!, 'button', 'Wyczyść'));
    expect([inside().value, document.activeElement]).toEqual(['', inside()]);
  });

  it('closes list, text and screen with one Escape each', async () => {
    const { field, dialog, inside } = renderPhone();
    act(() => field.focus());
    type(field, 'len');
    await pass(0);
    const { key, isOpen } = readerOf(dialog()!, inside());
    key('Escape');
    expect([isOpen(), inside().value]).toEqual([false, 'len']);
    key('Escape');
    expect([inside().value, document.activeElement]).toEqual(['', inside()]);
    key('Escape');
    await pass(0);
    expect([dialog(), document.activeElement]).toEqual([null, field]);
  });

  it("has ids distinct from the page's field", () => {
    const { container, openByPress } = renderPhone();
    openByPress();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
