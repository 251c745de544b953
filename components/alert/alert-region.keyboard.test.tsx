// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { byRole, nameOf } from '../field/testing.tsx';
import { showAlert } from './index.ts';
import { beginEachTest, closeOf, hideTab, history, key, page, region, room, shown } from './testing.tsx';

beginEachTest();

describe('the clock of a toast', () => {
  it('stops under the pointer, on focus and in a hidden tab, and keeps the elapsed time', () => {
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    const [toast] = shown();
    vi.advanceTimersByTime(1000);
    toast!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(60_000);
    closeOf(toast!).focus();
    document.querySelector('main')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(60_000);
    hideTab(true);
    byRole(document, 'button', 'Do koszyka').focus();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    hideTab(false);
    vi.advanceTimersByTime(2999);
    expect(toast!.dataset['leaving']).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(toast!.dataset['leaving']).toBe('');
  });

  it.each([
    [
      'the pointer leaves the window',
      (toast: HTMLElement) => toast.dispatchEvent(new Event('pointerover', { bubbles: true })),
      () => document.documentElement.dispatchEvent(new Event('pointerleave')),
    ],
    [
      'focus leaves for nowhere',
      (toast: HTMLElement) => closeOf(toast).focus(),
      (toast: HTMLElement) => closeOf(toast).blur(),
    ],
  ])('resumes when %s', (_, arrive, leave) => {
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    const [toast] = shown();
    arrive(toast!);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    leave(toast!);
    vi.advanceTimersByTime(4500);
    expect(shown()).toHaveLength(0);
  });

  it('does not start for a new toast while others are paused', () => {
    page();
    hideTab(true);
    showAlert({ tone: 'info', title: 'Raz.' });
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    hideTab(false);
    vi.advanceTimersByTime(4500);
    expect(shown()).toHaveLength(0);
  });

  it('stays paused while another window has focus, then Escape restores the previous focus', () => {
    page();
    const buy = byRole(document, 'button', 'Do koszyka');
    buy.focus();
    showAlert({ tone: 'info', title: 'Raz.' });
    key('F6');
    const close = closeOf(shown()[0]!);
    close.focus();
    room.hasFocus = false;
    close.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    room.hasFocus = true;
    close.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    key('Escape');
    expect(document.activeElement).toBe(buy);
    vi.advanceTimersByTime(4500);
    expect(shown()).toHaveLength(0);
  });
});

describe('the keyboard', () => {
  it('leaves F6 to the browser without messages', () => {
    page();
    const buy = byRole(document, 'button', 'Do koszyka');
    buy.focus();
    expect(key('F6').defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(buy);
  });

  it('moves to the region and back by F6; back by Escape', () => {
    page();
    showAlert({ tone: 'info', title: 'Raz.' });
    const buy = byRole(document, 'button', 'Do koszyka');
    for (const back of ['F6', 'Escape']) {
      buy.focus();
      expect(key('F6').defaultPrevented).toBe(true);
      expect(document.activeElement).toBe(region());
      expect(key(back).defaultPrevented).toBe(true);
      expect(document.activeElement).toBe(buy);
    }
    expect(key('Escape').defaultPrevented).toBe(false);
  });

  it('moves focus from a closed toast to the next, and from the last to where it was', () => {
    page();
    byRole(document, 'button', 'Do koszyka').focus();
    showAlert({ tone: 'info', title: 'Raz.' });
    showAlert({ tone: 'info', title: 'Dwa.' });
    key('F6');
    const [second, first] = shown();
    closeOf(second!).focus();
    closeOf(second!).click();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(closeOf(first!));
    closeOf(first!).click();
    vi.advanceTimersByTime(500);
    expect(nameOf(document.activeElement!)).toBe('Do koszyka');
    expect(history()).toEqual(['Raz.', 'Dwa.']);
    // VoiceOver drops list semantics without markers unless the role is set.
    expect(byRole(region(), 'list').children).toHaveLength(2);
  });

  it('reaches the scrollable history', () => {
    page();
    showAlert({ tone: 'info', title: 'Raz.' })();
    vi.advanceTimersByTime(500);
    const earlier = byRole(region(), 'group', 'Wcześniejsze komunikaty');
    earlier.focus();
    expect(document.activeElement).toBe(earlier);
    expect(earlier.getAttribute('tabindex')).toBe('0');
    expect(byRole(earlier, 'list').textContent).toBe('14:05Raz.');
  });
});
