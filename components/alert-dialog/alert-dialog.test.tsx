// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, descriptionOf, mount, nameOf, press } from '../field/testing.tsx';
import { openDialogs, pressWithMouse, stubPopovers } from '../modal/testing.ts';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const onPress = vi.fn();
const onClose = vi.fn();
const question = (props: Partial<AlertDialogProps> = {}) => (
  <AlertDialog
    isOpen
    title="Usunąć adres?"
    description="Polna 3, Warszawa."
    safeLabel="Zostaw"
    action={{ label: 'Usuń', onPress }}
    onClose={onClose}
    {...props}
  />
);
const ask = (props: Partial<AlertDialogProps> = {}) => {
  mount(question(props));
  return openDialogs()[0]!;
};

beforeEach(() => {
  stubPopovers();
  vi.clearAllMocks();
  clearAnnouncements();
});
afterEach(() => void vi.unstubAllGlobals());

describe('AlertDialog', () => {
  it('is an alertdialog with title, description and focus on the safe answer', () => {
    const dialog = ask();
    expect([dialog.getAttribute('role'), nameOf(dialog), descriptionOf(dialog)]).toEqual([
      'alertdialog',
      'Usunąć adres?',
      'Polna 3, Warszawa.',
    ]);
    expect(nameOf(document.activeElement!)).toBe('Zostaw');
  });

  it('calls the action and leaves closing to its owner', () => {
    click(byRole(ask(), 'button', 'Usuń'));
    expect([onPress.mock.calls.length, onClose.mock.calls, openDialogs().length]).toEqual([1, [], 1]);
  });

  it.each([
    ['the safe answer', () => click(byRole(openDialogs()[0]!, 'button', 'Zostaw')), 'button'],
    ['its button', () => click(byRole(openDialogs()[0]!, 'button', 'Zamknij')), 'button'],
    ['Escape', () => void press(openDialogs()[0]!, 'Escape'), 'escape'],
  ])('%s runs no action', (_way, close, reason) => {
    ask();
    close();
    expect([onClose.mock.calls, onPress.mock.calls]).toEqual([[[reason]], []]);
  });

  it('ignores a press outside', async () => {
    ask();
    await pressWithMouse(document.body);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open and announces it while busy', () => {
    const dialog = ask({ isBusy: true });
    expect(byRole(dialog, 'button', 'Usuń').getAttribute('aria-busy')).toBe('true');
    press(dialog, 'Escape');
    click(byRole(dialog, 'button', 'Zostaw'));
    click(byRole(dialog, 'button', 'Usuń'));
    expect([onClose.mock.calls, onPress.mock.calls]).toEqual([[], []]);
    expect(announcements.map(({ text }) => text)).toEqual(Array(2).fill('W\u00a0toku. Poczekaj chwilę.'));
  });

  it('styles a destructive action as such', () => {
    const toneOf = (isDestructive: boolean) =>
      new DOMParser()
        .parseFromString(renderToString(question({ action: { label: 'Usuń', onPress, isDestructive } })), 'text/html')
        .querySelector<HTMLElement>('[data-tone="danger"], [data-tone="secondary"]')?.dataset['tone'];
    expect([toneOf(true), toneOf(false)]).toEqual(['danger', 'secondary']);
  });
});
