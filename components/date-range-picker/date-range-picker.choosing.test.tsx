// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  choose,
  dialog,
  focused,
  key,
  onPhone,
  open,
  preparePickers,
  trigger,
} from '../date-picker/testing.tsx';
import { click, nameOf, type } from '../field/testing.tsx';
import {
  chosenDays,
  from,
  hurryTime,
  hire,
  inForm,
  monthNames,
  openWith,
  plain,
  previewed,
  said,
  sentRange,
  show,
  shown,
  summary,
  to,
  triggerName,
} from './testing.tsx';

preparePickers();
hurryTime();

const pointAt = (element: HTMLElement) =>
  act(() => void element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));

describe('the calendar of a range', () => {
  it('is a dialog of two months with another name than its trigger, and focus on today', async () => {
    const { container } = await openWith();
    expect([plain(nameOf(dialog()!)), triggerName(container)]).toEqual(['Początek i koniec', 'Wybierz zakres dat']);
    expect([monthNames(), focused()]).toEqual([['listopad 2026', 'grudzień 2026'], 'sobota, 21 listopada 2026']);
    expect([summary(), said()]).toEqual(['Wybierz początek zakresu.', []]);
    expect(dialog()!.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('takes a range by two clicks and “Wybierz”, gives focus back, and is heard by the name of the trigger', async () => {
    const onChange = vi.fn();
    const { container } = await openWith({
      onChange,
      availability: { areWeekendsDisabled: true },
      count: 'workingDays',
    });
    await choose('środa, 25 listopada 2026');
    expect([chosenDays(), summary()]).toEqual([
      ['25 listopada 2026'],
      'Początek: 25 listopada. Wybierz koniec zakresu.',
    ]);
    await choose('piątek, 4 grudnia 2026');
    expect([chosenDays().length, summary()]).toEqual([8, '25 listopada – 4 grudnia, 8 dni roboczych']);
    expect(said()).toEqual([
      'Początek: 25 listopada 2026. Wybierz koniec zakresu.',
      'Od 25 listopada 2026 do 4 grudnia 2026, 8 dni roboczych. Zatwierdź przyciskiem „Wybierz”.',
    ]);
    // Nothing is taken before it is said so.
    expect([shown(container), onChange.mock.calls]).toEqual([['', ''], []]);
    await choose('Wybierz');
    expect([dialog(), shown(container), sentRange(container)]).toEqual([
      null,
      ['2026-11-25', '2026-12-04'],
      ['2026-11-25', '2026-12-04'],
    ]);
    expect(onChange.mock.calls).toEqual([[hire]]);
    expect([document.activeElement, focused()]).toEqual([
      trigger(container),
      'Zmień zakres dat, od 25 listopada 2026 do 4 grudnia 2026',
    ]);
    expect(said()).toHaveLength(2);
  });

  it('[T-04 part] ends in either direction, and begins another range with the third click', async () => {
    await openWith();
    await choose('piątek, 27 listopada 2026');
    await choose('środa, 25 listopada 2026');
    expect([chosenDays().length, summary()]).toEqual([3, '25 listopada – 27 listopada, 3 dni']);
    await choose('czwartek, 26 listopada 2026');
    expect([chosenDays(), said().at(-1)]).toEqual([
      ['26 listopada 2026'],
      'Początek: 26 listopada 2026. Wybierz koniec zakresu.',
    ]);
    await choose('czwartek, 26 listopada 2026');
    expect([chosenDays(), summary()]).toEqual([['26 listopada 2026'], '26 listopada, 1 dzień']);
  });

  it('shows before the second click where the range would go, by pointer and by keys', async () => {
    await openWith({ availability: { areWeekendsDisabled: true } });
    await choose('piątek, 27 listopada 2026');
    expect(previewed()).toEqual([]);
    pointAt(button('wtorek, 1 grudnia 2026'));
    expect(previewed()).toEqual(['30', '1']);
    act(() => button('piątek, 27 listopada 2026').focus());
    await key('ArrowLeft');
    expect(previewed()).toEqual(['26']);
    await choose('czwartek, 26 listopada 2026');
    expect(previewed()).toEqual([]);
  });

  it('leaves the fields as they were by Escape, and forgets what was begun', async () => {
    const { container } = await openWith({ defaultValue: hire });
    expect([chosenDays().length, summary(), focused()]).toEqual([
      10,
      '25 listopada – 4 grudnia, 10 dni',
      'środa, 25 listopada 2026',
    ]);
    await choose('poniedziałek, 30 listopada 2026');
    await key('Escape');
    expect([dialog(), shown(container), document.activeElement]).toEqual([
      null,
      ['2026-11-25', '2026-12-04'],
      trigger(container),
    ]);
    expect(said()).toEqual(['Początek: 30 listopada 2026. Wybierz koniec zakresu.', 'Daty zostały bez zmian.']);
    await open(container);
    expect(summary()).toBe('25 listopada – 4 grudnia, 10 dni');
    await key('Escape');
    // Nothing was chosen, so nothing was given up.
    expect(said()).toHaveLength(2);
  });

  it('clears the choice, and the fields when that is taken', async () => {
    const onChange = vi.fn();
    const { container } = await openWith({ defaultValue: hire, onChange });
    act(() => button('Wyczyść').focus());
    await choose('Wyczyść');
    expect([chosenDays(), summary(), said(), focused()]).toEqual([
      [],
      'Wybierz początek zakresu.',
      ['Wyczyszczono. Wybierz początek zakresu.'],
      'Wyczyść',
    ]);
    expect(shown(container)).toEqual(['2026-11-25', '2026-12-04']);
    await choose('Wybierz');
    expect([shown(container), onChange.mock.calls, focused()]).toEqual([['', ''], [[null]], 'Wybierz zakres dat']);
  });

  it('takes away with the range what was half typed', async () => {
    const { container } = show();
    type(from(container), '2026-1');
    await open(container);
    await choose('Wybierz');
    expect([dialog(), shown(container)]).toEqual([null, ['', '']]);
  });

  it('says what is lacking where “Wybierz” comes too early', async () => {
    const { container } = await openWith();
    await choose('środa, 25 listopada 2026');
    await choose('Wybierz');
    expect([dialog() !== null, said().at(-1), shown(container)]).toEqual([
      true,
      'Początek: 25 listopada 2026. Wybierz koniec zakresu.',
      ['', ''],
    ]);
    expect(said()).toHaveLength(2);
  });

  it.each([
    [from, '2026-11-25', 'piątek, 27 listopada 2026'],
    [to, '2026-11-27', 'środa, 25 listopada 2026'],
  ])('goes on from the one date that was typed', async (date, text, day) => {
    const { container } = show();
    type(date(container), text);
    await open(container);
    expect(summary()).toMatch(/^Początek: .* Wybierz koniec zakresu\.$/);
    await choose(day);
    await choose('Wybierz');
    expect(shown(container)).toEqual(['2026-11-25', '2026-11-27']);
  });

  it('sends no form by what is in it', async () => {
    const { container } = await openWith();
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    container.querySelector('form')!.addEventListener('submit', onSubmit);
    for (const one of dialog()!.querySelectorAll('button')) expect(one.type).toBe('button');
    await choose('Wybierz');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the calendar of a range on a phone', () => {
  it('is a sheet of one month with its buttons at the foot', async () => {
    onPhone();
    const { container, rerender } = show({ calendar: { monthCount: 3 } });
    await open(container);
    expect([dialog()!.tagName, monthNames()]).toEqual(['DIALOG', ['listopad 2026']]);
    expect(['Wyczyść', 'Wybierz'].map((name) => button(name).closest('[data-dialog-body]'))).toEqual([null, null]);
    await choose('środa, 25 listopada 2026');
    expect(dialog()!.textContent).toContain(' Wybierz koniec zakresu.');
    await choose('piątek, 27 listopada 2026');
    await choose('Wybierz');
    expect([dialog(), shown(container), focused()]).toEqual([
      null,
      ['2026-11-25', '2026-11-27'],
      'Zmień zakres dat, od 25 listopada 2026 do 27 listopada 2026',
    ]);
    rerender(inForm());
    await open(container);
    click(button('Zamknij'));
    expect(shown(container)).toEqual(['2026-11-25', '2026-11-27']);
  });
});
