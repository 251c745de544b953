// @vitest-environment jsdom
import { parseDate } from '@internationalized/date';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { keys, paste } from '../date-field/testing.tsx';
import { dialog, focused, key, open, preparePickers, settle, today, trigger } from '../date-picker/testing.tsx';
import { blur, byRole, descriptionOf, hydrate, mount, nameOf, press, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { DateRangePicker } from './index.ts';
import { from, hire, inForm, rangeOf, sentRange, show, shown, to, triggerName } from './testing.tsx';

preparePickers();

describe('DateRangePicker', () => {
  it('is two native date inputs on the server, without a trigger', () => {
    const html = renderToString(inForm({ pattern: 'd.m.yy', defaultValue: hire, availability: { min: today } }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const natives = [...page.querySelectorAll('input')].map((input) => [
      nameOf(input),
      input.type,
      input.name,
      input.value,
      input.min,
    ]);
    expect(natives).toEqual([
      ['Od', 'date', 'od', '2026-11-25', '2026-11-21'],
      ['Do', 'date', 'do', '2026-12-04', '2026-11-21'],
    ]);
    expect(page.querySelectorAll('button, [role="dialog"], dialog')).toHaveLength(0);
    expect(html).not.toContain('style=');
  });

  it('hydrates without a difference, keeps an earlier choice, and adds its trigger', () => {
    const onChange = vi.fn();
    const { container, errors } = hydrate(inForm({ pattern: 'd.m.yy', defaultValue: hire, onChange }), (page) => {
      page.querySelector('input')!.value = '2026-12-01';
    });
    expect([errors, shown(container)]).toEqual([[], ['1.12.2026', '4.12.2026']]);
    expect(onChange.mock.calls).toEqual([[rangeOf('2026-12-01', '2026-12-04')]]);
    expect(triggerName(container)).toBe('Zmień zakres dat, od 1 grudnia 2026 do 4 grudnia 2026');
  });

  it('is a group with label, hint and two dates', () => {
    const { container } = show({ pattern: 'dd.mm.yy' });
    const group = byRole(container, 'textbox', 'Od').closest('fieldset')!;
    expect(nameOf(group)).toBe('Termin');
    expect(group.contains(to(container))).toBe(true);
    expect([from, to].map((date) => descriptionOf(date(container)))).toEqual([
      'np. 25.11.2026 – 04.12.2026',
      'np. 25.11.2026 – 04.12.2026',
    ]);
    expect([from(container).autocomplete, from(container).getAttribute('spellcheck')]).toEqual(['off', 'false']);
  });

  it.each([
    [{}, 'np. 2026-11-25 – 2026-12-04'],
    [{ availability: { max: parseDate('2026-11-30') } }, 'np. 2026-11-21 – 2026-11-30'],
    [{ example: rangeOf('2026-07-01', '2026-07-14') }, 'np. 2026-07-01 – 2026-07-14'],
    [{ hint: 'Najwyżej dwa tygodnie.' }, 'Najwyżej dwa tygodnie.'],
  ])('with %o is described by "%s"', (props, hint) => {
    expect(descriptionOf(from(show(props).container))).toBe(hint);
  });

  it('accepts a hidden name', () => {
    const { container } = mount(<DateRangePicker aria-label="Urlop" today={today} />);
    expect(nameOf(container.querySelector('fieldset')!)).toBe('Urlop');
  });

  it('reads its hint on entry, not again at the other date', () => {
    const { container } = show({ hint: 'Najwyżej dwa tygodnie.' });
    act(() => from(container).focus());
    expect([from, to].map((date) => descriptionOf(date(container)))).toEqual(['Najwyżej dwa tygodnie.', '']);
    blur(from(container));
    expect(descriptionOf(to(container))).toBe('Najwyżej dwa tygodnie.');
  });

  it("[V-46 part] takes only its pattern's characters, and pasted dates in any form", () => {
    const { container } = show({ pattern: 'dd.mm.yy' });
    keys(from(container), '25/11x.2026');
    paste(to(container), 'piątek, 4 grudnia 2026 r.');
    expect(shown(container)).toEqual(['2511.2026', '04.12.2026']);
  });

  it('reports each whole range once, and null without one', () => {
    const onChange = vi.fn();
    const { container } = show({ onChange, availability: { areWeekendsDisabled: true } });
    type(from(container), '2026-11-25');
    type(to(container), '2026-12-0');
    expect(onChange).not.toHaveBeenCalled();
    type(to(container), '2026-12-04');
    type(to(container), '2026-12-05');
    type(to(container), '2026-12-06');
    type(to(container), '2026-11-24');
    type(from(container), '2026-11-23');
    expect(onChange.mock.calls).toEqual([[hire], [null], [rangeOf('2026-11-23', '2026-11-24')]]);
    expect(triggerName(container)).toBe('Zmień zakres dat, od 23 listopada 2026 do 24 listopada 2026');
    type(from(container), '2026');
    expect(triggerName(container)).toBe('Wybierz zakres dat');
  });

  it('sends both days as ISO 8601, and nothing if unnamed or disabled', () => {
    const { container, rerender } = show({ pattern: 'd.m.yy', defaultValue: hire });
    expect(sentRange(container)).toEqual(['2026-11-25', '2026-12-04']);
    type(from(container), '1.12.2026');
    expect(sentRange(container)).toEqual(['2026-12-01', '2026-12-04']);
    rerender(inForm({ pattern: 'd.m.yy', defaultValue: hire, isDisabled: true }));
    expect(sentRange(container)).toEqual([null, null]);
    rerender(inForm({ startName: undefined, endName: undefined }));
    expect([...new FormData(container.querySelector('form')!)]).toEqual([]);
  });

  it('shows its controlled range without onChange, and keeps partial input', () => {
    const onChange = vi.fn();
    const { container, rerender } = show({ value: hire, onChange });
    const keep = (value: typeof hire | null) => rerender(inForm({ value, onChange }));
    keep(rangeOf('2026-11-26', '2026-12-04'));
    expect(shown(container)).toEqual(['2026-11-26', '2026-12-04']);
    keep(rangeOf('2026-11-26', '2026-12-11'));
    expect(shown(container)).toEqual(['2026-11-26', '2026-12-11']);
    expect(onChange).not.toHaveBeenCalled();
    type(from(container), '2026-11');
    expect(onChange.mock.calls).toEqual([[null]]);
    keep(null);
    expect(shown(container)).toEqual(['2026-11', '2026-12-11']);
    keep({ ...hire });
    expect(shown(container)).toEqual(['2026-11-25', '2026-12-04']);
    // An equal range in a new object, while typing.
    type(to(container), '2026-12-07');
    keep({ ...hire });
    expect(shown(container)).toEqual(['2026-11-25', '2026-12-07']);
    keep(null);
    expect(shown(container)).toEqual(['', '']);
  });

  it('returns to its default range on reset', () => {
    const onChange = vi.fn();
    const { container } = show({ defaultValue: hire, onChange });
    type(from(container), '2026-12-24');
    type(to(container), '2026-12-25');
    blur(to(container));
    act(() => container.querySelector('form')!.reset());
    expect([shown(container), triggerName(container)]).toEqual([
      ['2026-11-25', '2026-12-04'],
      'Zmień zakres dat, od 25 listopada 2026 do 4 grudnia 2026',
    ]);
    expect(onChange.mock.calls.at(-1)).toEqual([hire]);
  });

  it('formats typed text on blur', () => {
    const { container } = show({ pattern: 'dd.mm.yy' });
    type(from(container), '5.1.2026');
    blur(from(container));
    type(to(container), '07012026');
    blur(to(container));
    expect(shown(container)).toEqual(['05.01.2026', '07.01.2026']);
  });

  it('opens nothing when disabled', async () => {
    const { container } = show({ isDisabled: true, defaultValue: hire });
    expect([from(container).disabled, to(container).disabled, trigger(container).disabled]).toEqual([true, true, true]);
    press(from(container), 'ArrowDown', { altKey: true });
    await settle();
    expect(dialog()).toBeNull();
  });

  it.each([from, to])('opens by Alt + Down in either date', async (date) => {
    const { container } = show();
    press(date(container), 'ArrowDown', { altKey: true });
    await settle();
    expect(focused()).toBe('sobota, 21 listopada 2026');
    await key('Escape');
    expect([dialog(), document.activeElement]).toEqual([null, trigger(container)]);
  });

  it('speaks English in an English page', async () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>{inForm({ defaultValue: hire })}</TextsProvider>,
    );
    expect([byRole(container, 'textbox', 'From'), byRole(container, 'textbox', 'To')].map(descriptionOf)).toEqual([
      'e.g. 2026-11-25 – 2026-12-04',
      'e.g. 2026-11-25 – 2026-12-04',
    ]);
    expect(triggerName(container)).toBe('Change dates, from November 25, 2026 to December 4, 2026');
    expect(nameOf(await open(container))).toBe('Start and end');
  });
});
