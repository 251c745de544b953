// @vitest-environment jsdom
import { parseDate } from '@internationalized/date';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { byRole, click, nameOf, press } from '../field/testing.tsx';
import { pressWithMouse } from '../modal/testing.ts';
import {
  button,
  choose,
  dialog,
  field,
  focused,
  key,
  onPhone,
  open,
  preparePickers,
  settle,
  show,
  trigger,
} from './testing.tsx';

preparePickers();
const wednesday = parseDate('2026-11-25');

/** The key table of the date picker dialog example (ARIA Authoring Practices), its button and dialog parts. */
describe('the dialog of a picker', () => {
  it('opens by its button under another name, with focus on the chosen day', async () => {
    const { container } = show({ defaultValue: wednesday });
    const panel = await open(container);
    expect([nameOf(panel), panel.getAttribute('role'), focused()]).toEqual([
      'Kalendarz',
      'dialog',
      'środa, 25 listopada 2026',
    ]);
    const opener = trigger(container);
    expect([opener.getAttribute('aria-expanded'), opener.getAttribute('aria-controls')]).toEqual(['true', panel.id]);
    expect(nameOf(opener)).not.toBe(nameOf(panel));
  });

  it('focuses today without a choice', async () => {
    const { container } = show();
    await open(container);
    expect(focused()).toBe('sobota, 21 listopada 2026');
  });

  it('opens by Alt + Down in the input, and by no other key', async () => {
    const { container } = show();
    const others = [
      {},
      { altKey: true, ctrlKey: true },
      { altKey: true, metaKey: true },
      { altKey: true, shiftKey: true },
    ];
    for (const held of others) expect(press(field(container), 'ArrowDown', held)).toBe(true);
    expect(press(field(container), 'ArrowUp', { altKey: true })).toBe(true);
    await settle();
    expect(dialog()).toBeNull();
    expect(press(field(container), 'ArrowDown', { altKey: true })).toBe(false);
    await settle();
    expect(focused()).toBe('sobota, 21 listopada 2026');
    await key('Escape');
    expect([dialog(), document.activeElement]).toEqual([null, trigger(container)]);
  });

  it('closes on Escape with the value kept and focus on the button', async () => {
    const { container } = show({ defaultValue: wednesday });
    await open(container);
    await key('ArrowRight');
    expect(focused()).toBe('czwartek, 26 listopada 2026');
    await key('Escape');
    expect([dialog(), field(container).value, document.activeElement]).toEqual([
      null,
      '2026-11-25',
      trigger(container),
    ]);
  });

  it('closes by the button too, and by a press outside', async () => {
    const { container } = show();
    await open(container);
    await open(container);
    expect(dialog()).toBeNull();
    await open(container);
    act(() => {
      document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
      (document.activeElement as HTMLElement).blur();
      document.body.click();
    });
    await settle();
    expect([dialog(), document.activeElement]).toEqual([null, trigger(container)]);
  });

  it('has one tab stop in the grid, and all days are buttons for Enter and Space', async () => {
    const { container } = show();
    const panel = await open(container);
    expect([...panel.querySelectorAll('[data-day][tabindex="0"]')].map(nameOf)).toEqual(['sobota, 21 listopada 2026']);
    expect([...panel.querySelectorAll('[data-day]')].every((day) => day.tagName === 'BUTTON')).toBe(true);
  });

  it('shows months and years and returns to the days with focus in the grid', async () => {
    const { container } = show();
    const panel = await open(container);
    await choose('Wybierz rok: 2026');
    await choose('2027');
    await choose('Wybierz miesiąc: listopad');
    await choose('luty 2027');
    expect([nameOf(byRole(panel, 'grid')), dialog() !== null]).toEqual(['luty 2027', true]);
    expect(panel.querySelector('[role="grid"]')!.contains(document.activeElement)).toBe(true);
  });

  it('submits no form and chooses no day by itself', async () => {
    const { container } = show();
    let submitted = false;
    container.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted = true;
    });
    const panel = await open(container);
    for (const one of panel.querySelectorAll('button')) expect(one.type).toBe('button');
    await choose('środa, 25 listopada 2026');
    expect(submitted).toBe(false);
  });
});

describe('the dialog of a picker on a phone', () => {
  it('is a sheet with a heading, one month, and focus on the chosen day', async () => {
    onPhone();
    const { container } = show({ defaultValue: wednesday, calendar: { monthCount: 2 } });
    const sheet = await open(container);
    expect([sheet.tagName, sheet.dataset['size'], sheet.getAttribute('aria-modal')]).toEqual([
      'DIALOG',
      'bottom',
      'true',
    ]);
    expect([nameOf(sheet), byRole(sheet, 'heading').textContent]).toEqual(['Kalendarz', 'Kalendarz']);
    expect([...sheet.querySelectorAll('[role="grid"]')].map(nameOf)).toEqual(['listopad 2026']);
    expect(focused()).toBe('środa, 25 listopada 2026');
    click(button('Zamknij'));
  });

  it('returns focus and the new date to the button', async () => {
    onPhone();
    const { container } = show({ hasToday: true });
    const sheet = await open(container);
    expect(byRole(sheet, 'button', 'Dziś').closest('[data-dialog-body]')).toBeNull();
    await choose('środa, 25 listopada 2026');
    expect([dialog(), field(container).value, focused()]).toEqual([
      null,
      '2026-11-25',
      'Zmień datę, środa, 25 listopada 2026',
    ]);
  });

  it.each<[string, (sheet: HTMLElement) => void | Promise<unknown>]>([
    ['Escape', () => key('Escape')],
    ['its button', () => click(button('Zamknij'))],
    ['a press on the page', () => pressWithMouse(document.body)],
  ])('closes by %s with the value kept', async (_name, leave) => {
    onPhone();
    const { container } = show({ defaultValue: wednesday });
    await leave(await open(container));
    await settle();
    expect([dialog(), field(container).value, document.activeElement]).toEqual([
      null,
      '2026-11-25',
      trigger(container),
    ]);
  });

  it('opens by Alt + Down too, and returns focus to the button', async () => {
    onPhone();
    const { container } = show();
    press(field(container), 'ArrowDown', { altKey: true });
    await settle();
    expect(dialog()!.tagName).toBe('DIALOG');
    await key('Escape');
    expect(document.activeElement).toBe(trigger(container));
  });

  it('is a panel from viewport level 3, a sheet below', async () => {
    onPhone();
    const { container } = show();
    const root = document.documentElement;
    for (const [level, isSheet] of [
      ['2', true],
      ['3', false],
      ['4', false],
    ] as const) {
      root.style.setProperty('--viewport-level', level);
      expect((await open(container)).tagName === 'DIALOG').toBe(isSheet);
      await key('Escape');
    }
  });
});
