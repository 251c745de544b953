// @vitest-environment jsdom
import { Time } from '@internationalized/date';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, click, descriptionOf, hydrate, mount, nameOf, press, type } from '../field/testing.tsx';
import { Form } from '../form/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { TimeField } from './index.ts';
import { fiveTo, hour, inForm, minute, said, sent, shown, typeInto, valuesOf, type Props } from './testing.tsx';

const parsed = (props: Props = {}) =>
  new DOMParser().parseFromString(renderToString(inForm(props)), 'text/html').querySelector('form')!;
const half = (container: ParentNode, name: string) => byRole(container, 'button', name);
const [am, pm] = ['AM, przed południem', 'PM, po południu'] as const;
const pressed = (container: ParentNode) => [am, pm].map((name) => half(container, name).getAttribute('aria-pressed'));

beforeEach(() => {
  clearAnnouncements();
  // jsdom 31 lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});

describe('TimeField', () => {
  it('is the browser’s own time input in the server HTML', () => {
    const rules = { minHour: 8, maxHour: 20, maxMinute: 45, minuteStep: 15 };
    const form = parsed({ defaultValue: fiveTo, rules, isRequired: true });
    const input = form.querySelector('input')!;
    expect([input.type, input.min, input.max, input.step, input.required]).toEqual([
      'time',
      '08:00',
      '20:45',
      '900',
      true,
    ]);
    expect([...new FormData(form)]).toEqual([['time', '13:55']]);
    expect(form.querySelector(`#${CSS.escape(input.getAttribute('aria-labelledby')!)}`)?.textContent).toBe(
      'Godzina odbioru',
    );
    expect(form.outerHTML).not.toContain('style=');
  });

  it('becomes two spin buttons at hydration and keeps the chosen time', () => {
    const onChange = vi.fn();
    const { container, errors } = hydrate(inForm({ defaultValue: fiveTo, onChange }), (page) => {
      page.querySelector('input')!.value = '09:30';
    });
    expect([shown(container), sent(container), onChange.mock.calls, errors]).toEqual([
      '09:30',
      ['09:30'],
      [[new Time(9, 30)]],
      [],
    ]);
    expect(container.querySelectorAll('[type="time"]')).toHaveLength(0);
  });

  it('stays the browser’s own while it has focus', () => {
    const { container } = hydrate(inForm({ rules: { minHour: 8 } }), (page) => page.querySelector('input')!.focus());
    const input = container.querySelector<HTMLInputElement>('[type="time"]')!;
    type(input, '07:30');
    expect([sent(container), input.validationMessage]).toEqual([['07:30'], 'Godzina może być od 8 do 23.']);
    blur(input);
    // A forbidden time is reported, and stays until it is changed.
    expect([shown(container), descriptionOf(hour(container))]).toEqual(['07:30', 'Godzina może być od 8 do 23.']);
    press(hour(container), 'ArrowUp');
    expect([descriptionOf(hour(container)), hour(container).validationMessage]).toEqual(['', '']);
  });

  it('is a group with two spin buttons, with their values in words', () => {
    const { container } = mount(inForm({ defaultValue: new Time(22, 1) }));
    const group = container.querySelector('fieldset')!;
    expect(nameOf(group)).toBe('Godzina odbioru');
    expect([valuesOf(hour(container)), valuesOf(minute(container))]).toEqual([
      ['22', '0', '23', '22 godziny'],
      ['1', '0', '59', '1 minuta'],
    ]);
    expect([hour, minute].map((box) => [box(container).inputMode, box(container).autocomplete])).toEqual([
      ['numeric', 'off'],
      ['numeric', 'off'],
    ]);
    expect(container.textContent).toContain(':');
    expect(container.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe(':');
  });

  it('can be named without visible words, before and after hydration', () => {
    const named = <TimeField aria-label="Od" name="time" defaultValue={fiveTo} />;
    const page = new DOMParser().parseFromString(renderToString(named), 'text/html');
    expect([nameOf(page.querySelector('fieldset')!), nameOf(page.querySelector('input')!)]).toEqual(['Od', 'Od']);
    expect(nameOf(mount(named).container.querySelector('fieldset')!)).toBe('Od');
  });

  it('exposes no value without a time', () => {
    const { container } = mount(inForm());
    expect([valuesOf(hour(container)), sent(container)]).toEqual([[null, '0', '23', null], ['']]);
  });

  it.each([
    [new Time(0, 5), '12:05', ['true', 'false'], ['12', '1', '12', '12 godzin, przed południem']],
    [new Time(12, 5), '12:05', ['false', 'true'], ['12', '1', '12', '12 godzin, po południu']],
    [new Time(13, 5), '01:05', ['false', 'true'], ['1', '1', '12', '1 godzina, po południu']],
  ])('[T-05 part] shows %s on a clock of twelve hours as %s', (time, expected, halves, words) => {
    const { container } = mount(inForm({ clock: 12, defaultValue: time }));
    expect([shown(container), pressed(container), valuesOf(hour(container))]).toEqual([expected, halves, words]);
    expect(container.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Pora dnia');
  });

  it('[T-05] toggles AM and PM on a clock of twelve hours, and has neither on one of 24', () => {
    const onChange = vi.fn();
    const { container, rerender } = mount(inForm({ clock: 12, defaultValue: fiveTo, onChange }));
    click(half(container, am));
    expect([shown(container), pressed(container), sent(container)]).toEqual(['01:55', ['true', 'false'], ['01:55']]);
    click(half(container, am));
    click(half(container, pm));
    expect([onChange.mock.calls, said()]).toEqual([[[new Time(1, 55)], [fiveTo]], []]);
    rerender(inForm({ clock: 24, defaultValue: fiveTo }));
    expect([shown(container), container.querySelectorAll('[aria-pressed]').length]).toEqual(['13:55', 0]);
  });

  it('says why the other half of the day is unavailable', () => {
    const { container } = mount(inForm({ clock: 12, defaultValue: fiveTo, rules: { minHour: 9 } }));
    click(half(container, am));
    expect([pressed(container), said()]).toEqual([
      ['false', 'true'],
      ['Godzina może być od 9 AM do 11 PM. Zostaje 01:55 PM.'],
    ]);
  });

  it('keeps the half of the day that was chosen before the hour', () => {
    const { container } = mount(inForm({ clock: 12 }));
    expect(pressed(container)).toEqual(['true', 'false']);
    click(half(container, pm));
    typeInto(hour(container), '2');
    blur(hour(container));
    expect([shown(container), sent(container)]).toEqual(['02:00', ['14:00']]);
  });

  it('sends nothing when it is disabled or has no name', () => {
    const { container, rerender } = mount(inForm({ isDisabled: true, clock: 12, defaultValue: fiveTo }));
    expect(sent(container)).toEqual([]);
    expect([...container.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
    rerender(inForm({ name: undefined, defaultValue: fiveTo }));
    expect([...new FormData(container.querySelector('form')!)]).toEqual([]);
  });

  it('describes both boxes, but only the focused one during focus', () => {
    const { container } = mount(inForm({ hint: 'Od 8 do 20.', error: 'Wtedy nas nie ma.' }));
    const both = () => [hour(container), minute(container)].map(descriptionOf);
    expect(both()).toEqual(['Od 8 do 20. Wtedy nas nie ma.', 'Od 8 do 20. Wtedy nas nie ma.']);
    expect([hour, minute].map((box) => box(container).getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    act(() => hour(container).focus());
    expect(both()).toEqual(['Od 8 do 20. Wtedy nas nie ma.', '']);
    blur(hour(container));
    expect(both()[1]).toBe('Od 8 do 20. Wtedy nas nie ma.');
  });

  it('shows the controlled time', () => {
    const onChange = vi.fn();
    const { container, rerender } = mount(inForm({ value: fiveTo, onChange }));
    press(minute(container), 'ArrowUp');
    expect([shown(container), onChange.mock.calls, sent(container)]).toEqual([
      '13:55',
      [[new Time(13, 56)]],
      ['13:55'],
    ]);
    rerender(inForm({ value: new Time(13, 56) }));
    expect(shown(container)).toBe('13:56');
    rerender(inForm({ value: null }));
    expect(shown(container)).toBe(':');
  });

  it('resets to its first time with the form', () => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    press(hour(container), 'ArrowUp');
    typeInto(minute(container), '9');
    act(() => container.querySelector('form')!.reset());
    expect([shown(container), sent(container)]).toEqual(['13:55', ['13:55']]);
  });

  it('is one field of its form, which gets each change event', () => {
    const onInput = vi.fn();
    const { container } = mount(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens as a form does
      <div onInput={({ target }) => onInput((target as HTMLInputElement).name)}>
        <Form aria-label="Odbiór" onSubmit={vi.fn()}>
          <TimeField label="Godzina odbioru" name="time" clock={12} isRequired />
        </Form>
      </div>,
    );
    act(() => container.querySelector('form')!.requestSubmit());
    const link = byRole(container, 'link');
    expect(link.textContent).toContain('Godzina odbioru');
    expect(descriptionOf(hour(container))).toBe('Proszę wypełnić to pole.');
    click(link);
    expect(document.activeElement).toBe(hour(container));
    press(hour(container), 'ArrowUp');
    press(minute(container), 'End');
    click(half(container, pm));
    click(byRole(container, 'button', 'Mniej minut'));
    expect(onInput.mock.calls).toEqual([['time'], ['time'], ['time'], ['time']]);
  });

  it('selects a clicked number', () => {
    const { container } = mount(inForm({ defaultValue: fiveTo }));
    click(minute(container));
    expect([minute(container).selectionStart, minute(container).selectionEnd]).toEqual([0, 2]);
  });

  it('is in English on English pages', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>{inForm({ clock: 12, defaultValue: new Time(13, 1) })}</TextsProvider>,
    );
    expect(valuesOf(byRole<HTMLInputElement>(container, 'spinbutton', 'Hour'))[3]).toBe('1 hour, after noon');
    expect(valuesOf(byRole<HTMLInputElement>(container, 'spinbutton', 'Minutes'))[3]).toBe('1 minute');
  });
});
