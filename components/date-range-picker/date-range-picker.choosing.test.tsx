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

describe('the range calendar', () => {
  it('is a dialog of two months, named unlike its trigger, with focus on today', async () => {
    const { container } = await openWith();
    expect([plain(nameOf(dialog()!)), triggerName(container)]).toEqual(['Początek i koniec', 'Wybierz zakres dat']);
    expect([monthNames(), focused()]).toEqual([['listopad 2026', 'grudzień 2026'], 'sobota, 21 listopada 2026']);
    expect([summary(), said()]).toEqual(['Wybierz początek zakresu.', []]);
    expect(dialog()!.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it("takes a range by two clicks and “Wybierz”, returns focus, and is announced by the trigger's name", async () => {
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
    // Nothing changes before confirmation.
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

  it('[T-04 part] ends in either direction, and starts another range on the third click', async () => {
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

  it('previews the range before the second click, by pointer and keys', async () => {
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

  it('discards the draft on Escape and keeps the fields', async () => {
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

  it('clears the draft, and the fields on confirmation', async () => {
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

  it('removes partial input together with the range', async () => {
    const { container } = show();
    type(from(container), '2026-1');
    await open(container);
    await choose('Wybierz');
    expect([dialog(), shown(container)]).toEqual([null, ['', '']]);
  });

  it('says what is missing if “Wybierz” is pressed early', async () => {
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
  ])('continues from a single typed date', async (date, text, day) => {
    const { container } = show();
    type(date(container), text);
    await open(container);
    expect(summary()).toMatch(/^Początek: .* Wybierz koniec zakresu\.$/);
    await choose(day);
    await choose('Wybierz');
    expect(shown(container)).toEqual(['2026-11-25', '2026-11-27']);
  });

  it('has no submitting controls', async () => {
    const { container } = await openWith();
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    container.querySelector('form')!.addEventListener('submit', onSubmit);
    for (const one of dialog()!.querySelectorAll('button')) expect(one.type).toBe('button');
    await choose('Wybierz');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the range calendar on a phone', () => {
  it('is a one-month sheet with its buttons in the footer', async () => {
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
