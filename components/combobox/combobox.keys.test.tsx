// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { blur, byRole, nameOf, type } from '../field/testing.tsx';
import { freezeEachTest, pass, render, renderOpen } from './testing.tsx';

freezeEachTest();

describe('the keys of Combobox [T-19]', () => {
  it('Down and Up move through all results, across groups and wrapping', async () => {
    const { key, active } = await renderOpen();
    expect(active()).toBeUndefined();
    const walk = (count: number, name: string) =>
      Array.from({ length: count }, () => {
        expect(key(name)).toBe(false);
        return active();
      });
    expect(walk(4, 'ArrowDown')).toEqual([
      'len na\u00a0metry',
      'lniana pościel',
      'lniany obrus 140×240',
      'Len i\u00a0tkaniny',
    ]);
    expect(walk(4, 'ArrowUp').at(-1)).toBe('Ręcznik Fala, len i\u00a0bawełna, 69,00\u00a0zł');
    expect(walk(1, 'ArrowDown')).toEqual(['len na\u00a0metry']);
    // The active result is scrolled into view, as little as needed.
    const brought = vi.mocked(Element.prototype.scrollIntoView).mock;
    expect(brought.calls).toEqual(Array(9).fill([{ block: 'nearest' }]));
    expect(nameOf(brought.contexts.at(-1) as Element)).toBe('len na\u00a0metry');
  });

  it("render the active result's readers, not the form", async () => {
    const { key, active } = await renderOpen();
    // The form reads the recent queries on each render.
    const drawn = vi.spyOn(Storage.prototype, 'getItem');
    for (const name of ['ArrowDown', 'PageDown', 'ArrowUp', 'PageUp', 'ArrowRight', 'End', 'Home']) key(name);
    expect([active(), drawn.mock.calls]).toEqual(['len na\u00a0metry', []]);
    key('Escape');
    expect(drawn).toHaveBeenCalled();
  });

  it('Up goes to the last result if none is active', async () => {
    const { key, active } = await renderOpen();
    key('ArrowUp');
    expect(active()).toBe('Ręcznik Fala, len i\u00a0bawełna, 69,00\u00a0zł');
  });

  it('Left and Right move the caret until a result is active, then jump between groups', async () => {
    const { key, active } = await renderOpen();
    expect([key('ArrowLeft'), key('ArrowRight'), active()]).toEqual([true, true, undefined]);
    key('ArrowDown');
    key('ArrowDown');
    const jump = (name: string) => [key(name), active()];
    expect(jump('ArrowRight')).toEqual([false, 'Len i\u00a0tkaniny']);
    expect(jump('ArrowRight')).toEqual([false, 'Miedza']);
    expect(jump('ArrowLeft')).toEqual([false, 'Len i\u00a0tkaniny']);
    expect(jump('ArrowLeft')).toEqual([false, 'len na\u00a0metry']);
    expect(jump('ArrowLeft')).toEqual([false, 'Len Miedza na\u00a0metry, 69,00\u00a0zł/m']);
    expect(jump('ArrowRight')).toEqual([false, 'len na\u00a0metry']);
    // With Shift they select text, as usual.
    expect([key('ArrowRight', { shiftKey: true }), active()]).toEqual([true, 'len na\u00a0metry']);
  });

  it('Left and Right follow the writing direction', async () => {
    const { field, key, active } = await renderOpen();
    field.style.direction = 'rtl';
    key('ArrowDown');
    key('ArrowLeft');
    expect(active()).toBe('Len i\u00a0tkaniny');
    key('ArrowRight');
    expect(active()).toBe('len na\u00a0metry');
  });

  it('Home and End move the caret until a result is active, then go to the first and last', async () => {
    const { key, active } = await renderOpen();
    expect([key('Home'), key('End'), active()]).toEqual([true, true, undefined]);
    key('ArrowDown');
    expect([key('End'), active()]).toEqual([false, 'Ręcznik Fala, len i\u00a0bawełna, 69,00\u00a0zł']);
    expect([key('Home'), active()]).toEqual([false, 'len na\u00a0metry']);
    expect(key('End', { shiftKey: true })).toBe(true);
  });

  it('Page Up and Page Down move by ten and wrap', async () => {
    const { key, options, field } = await renderOpen();
    const place = () => options().findIndex(({ id }) => id === field.getAttribute('aria-activedescendant'));
    const walk = (...keys: ReadonlyArray<string>) => keys.map((name) => [key(name), place()]);
    expect(walk('PageDown', 'ArrowDown', 'PageDown', 'PageDown')).toEqual([
      [false, 9],
      [false, 10],
      [false, 0],
      [false, 10],
    ]);
    expect(walk('PageUp', 'PageUp')).toEqual([
      [false, 0],
      [false, 14],
    ]);
    key('Escape');
    // The page gets them while the list is closed.
    expect(walk('PageDown', 'PageUp')).toEqual([
      [true, -1],
      [true, -1],
    ]);
  });

  it('Enter sends the plain form if no result is active', async () => {
    const { key, isOpen } = await renderOpen();
    expect([key('Enter'), isOpen()]).toEqual([true, true]);
  });

  it("Enter calls onTake, then follows the active result's address", async () => {
    const onTake = vi.fn();
    const { key, options, isOpen } = await renderOpen({ onTake });
    key('ArrowDown');
    let followed = '';
    options()[0]!.addEventListener('click', ({ currentTarget }) => {
      followed = (currentTarget as HTMLAnchorElement).pathname;
    });
    expect(key('Enter')).toBe(false);
    expect([followed, isOpen()]).toEqual(['/len%20na%C2%A0metry', false]);
    expect(onTake).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'len na\u00a0metry' }));
  });

  it('Enter puts a result without an address into the field and submits', async () => {
    const { key, form, field } = await renderOpen();
    const sent: string[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString());
    });
    for (let times = 0; times < 3; times += 1) key('ArrowDown');
    key('Enter');
    expect([sent, field.value]).toEqual([['text=lniany+obrus+140%C3%97240'], 'lniany obrus 140×240']);
  });

  it('Enter that ends a composition selects nothing', async () => {
    const { key, isOpen } = await renderOpen();
    key('ArrowDown');
    expect([key('Enter', { isComposing: true }), isOpen()]).toEqual([true, true]);
  });

  it('Tab closes, selects nothing, moves on', async () => {
    const { key, isOpen, active, field } = await renderOpen();
    key('ArrowDown');
    expect([key('Tab'), isOpen(), active(), field.value]).toEqual([true, false, undefined, 'len']);
  });

  it('Escape closes, then clears, then is left alone', async () => {
    const { key, isOpen, field, active } = await renderOpen();
    key('ArrowDown');
    expect([key('Escape'), isOpen(), active(), field.value]).toEqual([false, false, undefined, 'len']);
    expect([key('Escape'), field.value]).toEqual([false, '']);
    expect(key('Escape')).toBe(true);
    await pass(1000);
    expect(isOpen()).toBe(false);
  });

  it('Escape also cancels a pending search', async () => {
    const { field, key, isOpen, ask } = render();
    type(field, 'len');
    key('Escape');
    await pass(1000);
    expect([field.value, isOpen()]).toEqual(['', false]);
    await ask('len');
    expect(isOpen()).toBe(true);
  });

  it('Down reopens a closed list, Alt+Up closes without a selection', async () => {
    const { key, isOpen, active, field } = await renderOpen();
    key('Escape');
    key('ArrowDown');
    expect([isOpen(), active()]).toEqual([true, 'len na\u00a0metry']);
    key('ArrowUp', { altKey: true });
    expect([isOpen(), field.value]).toEqual([false, 'len']);
    key('ArrowDown', { altKey: true });
    expect([isOpen(), active()]).toEqual([true, undefined]);
  });

  it('Down searches again if nothing can open', async () => {
    const search = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ groups: [] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { ask, key, isOpen } = render({ search });
    await ask('len');
    key('ArrowDown');
    await pass(0);
    expect([search.mock.calls.length, isOpen()]).toEqual([2, false]);
  });

  it('typing clears the active result and edits the field', async () => {
    const { key, active, field, isOpen } = await renderOpen();
    key('ArrowDown');
    type(field, 'leni');
    expect([active(), isOpen(), document.activeElement]).toEqual([undefined, true, field]);
  });

  it('blur closes without a selection; focus moves within the form do not', async () => {
    const { container, key, isOpen, field } = await renderOpen();
    key('ArrowDown');
    act(() => byRole(container, 'button', 'Pokaż 41\u00a0wyników').focus());
    expect(isOpen()).toBe(true);
    act(() => field.focus());
    blur(field);
    expect([isOpen(), field.value]).toEqual([false, 'len']);
  });

  it("a press on the field opens the list; one into the open list's field keeps it", async () => {
    const { field, key, isOpen } = await renderOpen();
    act(() => field.click());
    expect(isOpen()).toBe(true);
    key('Escape');
    act(() => field.click());
    expect(isOpen()).toBe(true);
  });

  it('submitting closes the list', async () => {
    const { form, isOpen } = await renderOpen();
    form.addEventListener('submit', (event) => event.preventDefault());
    act(() => form.requestSubmit());
    expect(isOpen()).toBe(false);
  });
});
