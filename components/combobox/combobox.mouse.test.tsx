// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { byRole, nameOf } from '../field/testing.tsx';
import { freezeEachTest, renderOpen } from './testing.tsx';

freezeEachTest();

describe('the mouse in Combobox', () => {
  const move = (target: Element, screenX: number, type = 'mousemove') =>
    act(() => void target.dispatchEvent(new MouseEvent(type, { screenX, bubbles: true, cancelable: true })));
  const leave = (list: Element, screenX: number) =>
    act(
      () =>
        void list.dispatchEvent(new MouseEvent('mouseout', { screenX, bubbles: true, relatedTarget: document.body })),
    );

  it('activates the result under it on a move, not while still', async () => {
    const { options, active, key } = await renderOpen();
    key('ArrowDown');
    move(options()[3]!, 5);
    move(options()[4]!, 5);
    expect(active()).toBe('len na\u00a0metry');
    move(options()[4]!.firstElementChild!, 6);
    expect(active()).toContain('Tkaniny na\u00a0metry');
    // The mouse never scrolls the list.
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('clears its active result on leaving, but not one set by keys', async () => {
    const { container, options, active, key } = await renderOpen();
    const list = byRole(container, 'listbox');
    move(options()[4]!, 5);
    move(options()[4]!, 6);
    leave(list, 6);
    expect(active()).toContain('Tkaniny');
    leave(list, 7);
    expect(active()).toBeUndefined();
    key('ArrowDown');
    leave(list, 8);
    expect(active()).toBe('len na\u00a0metry');
  });

  it('selects by a press and keeps focus in the field', async () => {
    const onTake = vi.fn();
    const { container, options, isOpen } = await renderOpen({ onTake });
    const option = options().find((each) => nameOf(each) === 'Miedza')!;
    for (const target of [option, byRole(container, 'button', 'Pokaż 41\u00a0wyników')])
      expect(target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
    act(() => void option.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true })));
    expect([onTake.mock.calls.length, isOpen()]).toEqual([0, true]);
    act(() => option.click());
    expect([onTake.mock.calls.length, isOpen()]).toEqual([1, false]);
  });
});
