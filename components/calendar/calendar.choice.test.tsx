// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fromIsoDate, noSelection, toIsoDate, type Selection } from '../dates/index.ts';
import { byRole, click, descriptionOf, focus, nameOf } from '../field/testing.tsx';
import { DayCalendar } from './day-calendar.tsx';
import {
  beginEachTestInSilence,
  button,
  chosen,
  days,
  focused,
  gridNames,
  keys,
  november,
  chosenCells,
  reached,
  said,
  show,
  today,
} from './testing.tsx';

beginEachTestInSilence();

const numbers = (container: ParentNode) => chosenCells(container).map((name) => name.split(' ')[1]);
const marks = (container: ParentNode, mark: string) =>
  [...container.querySelectorAll(`[data-mark="${mark}"]`)].map(({ textContent }) => textContent);
const multiselectable = (container: ParentNode) => byRole(container, 'grid').getAttribute('aria-multiselectable');
interface Pointer extends PointerEventInit {
  /** Milliseconds before it moves. */
  readonly waits?: number;
}

const dispatchAt = (timeStamp: number, element: HTMLElement, event: Event) =>
  act(() => void element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp })));
const ofPointer = (type: string, init: PointerEventInit) =>
  new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'mouse', ...init });

/** Presses the first element, moves over the others and releases the pointer on the last one. */
function drag(...path: ReadonlyArray<HTMLElement | Pointer>): void {
  const elements = path.filter((one) => one instanceof HTMLElement);
  const { waits = 0, ...init }: Pointer = path.find((one): one is Pointer => !(one instanceof HTMLElement)) ?? {};
  let timeStamp = 1000;
  const fire = (element: HTMLElement, type: string) => dispatchAt(timeStamp, element, ofPointer(type, init));
  fire(elements[0]!, 'pointerdown');
  timeStamp += waits;
  for (const element of elements.slice(1)) fire(element, 'pointerover');
  fire(elements.at(-1)!, 'pointerup');
}
const pointAt = (element: HTMLElement) =>
  act(() => {
    element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  });

describe('one day [T-04 part]', () => {
  it('selects, announces and deselects by click', () => {
    const onChange = vi.fn();
    const { container } = show({ onChange });
    expect(multiselectable(container)).toBe(null);
    click(november(container, 25));
    expect([numbers(container), focused(), reached(container)]).toEqual([
      ['25'],
      'środa, 25 listopada 2026',
      ['środa, 25 listopada 2026'],
    ]);
    expect(descriptionOf(november(container, 25))).toBe('Wybrany.');
    expect(said()).toEqual([]);
    click(november(container, 26));
    click(november(container, 26));
    expect(numbers(container)).toEqual([]);
    const [wednesday, thursday] = days('2026-11-25', '2026-11-26');
    expect(onChange.mock.calls).toEqual([
      [
        { days: [wednesday], start: null },
        { reason: 'day', day: wednesday },
      ],
      [
        { days: [thursday], start: null },
        { reason: 'day', day: thursday },
      ],
      [
        { days: [], start: null },
        { reason: 'day', day: thursday },
      ],
    ]);
    expect(said()).toEqual(['Wybór cofnięty.']);
  });

  it('is chosen by a click without a pointer, as screen readers send it', () => {
    const { container } = show();
    act(() => void november(container, 25).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })));
    expect([numbers(container), focused()]).toEqual([['25'], 'środa, 25 listopada 2026']);
  });

  it('stays if it may not be given up', () => {
    const { container } = show({ canGiveUp: false });
    click(november(container, 25));
    click(november(container, 25));
    expect(numbers(container)).toEqual(['25']);
  });

  it('may be controlled', () => {
    const onChange = vi.fn();
    const { container, rerender } = show({ value: noSelection, onChange });
    click(november(container, 25));
    expect([numbers(container), onChange.mock.calls.length]).toEqual([[], 1]);
    rerender(<DayCalendar today={today} value={onChange.mock.calls[0]![0] as Selection} />);
    expect(numbers(container)).toEqual(['25']);
  });

  it('of another month stays under the pointer until the click', () => {
    const { container } = show({ hasOutsideDays: true });
    const day = button(container, 'środa, 2 grudnia 2026');
    focus(day);
    expect([gridNames(container), nameOf(day)]).toEqual([['listopad 2026'], 'środa, 2 grudnia 2026']);
    click(day);
    expect([gridNames(container), focused()]).toEqual([['grudzień 2026'], 'środa, 2 grudnia 2026']);
  });

  it('of another month leads there', () => {
    const onMonthChange = vi.fn();
    const { container } = show({ hasOutsideDays: true, onMonthChange });
    click(button(container, 'środa, 2 grudnia 2026'));
    expect([gridNames(container), focused()]).toEqual([['grudzień 2026'], 'środa, 2 grudnia 2026']);
    expect([chosenCells(container), said()]).toEqual([['środa, 2 grudnia 2026'], ['grudzień 2026']]);
    expect(onMonthChange.mock.calls).toEqual([[fromIsoDate('2026-12-01'), { reason: 'day' }]]);
  });
});

it('selects several days one by one [T-04 part]', () => {
  const { container } = show({ mode: 'multiple', defaultValue: chosen('2026-11-24') });
  expect(multiselectable(container)).toBe('true');
  click(november(container, 26));
  click(november(container, 25));
  click(november(container, 24));
  expect([numbers(container), marks(container, 'end')]).toEqual([
    ['25', '26'],
    ['25', '26'],
  ]);
  expect(said()).toEqual(['Wybór cofnięty.']);
});

describe('a span [T-04 part]', () => {
  const spans = { mode: 'multiple-ranged', areWeekendsDisabled: true } as const;

  it('takes two clicks, skips unavailable days and announces the next step', () => {
    const { container } = show({ ...spans, monthCount: 2 });
    click(button(container, 'piątek, 4 grudnia 2026'));
    expect(said()).toEqual(['Początek: 4 grudnia 2026. Wybierz koniec.']);
    click(november(container, 25));
    expect(said().slice(1)).toEqual(['Wybrano od 25 listopada 2026 do 4 grudnia 2026, 8 dni.']);
    expect(numbers(container)).toEqual(['25', '26', '27', '30', '1', '2', '3', '4']);
    expect([marks(container, 'end'), marks(container, 'middle')]).toEqual([
      ['25', '4'],
      ['26', '27', '30', '1', '2', '3'],
    ]);
    click(november(container, 26));
    expect([numbers(container), said().at(-1)]).toEqual([[], 'Wybór cofnięty.']);
  });

  it.each([
    ['one', 25, 'Wybrano od 25 listopada 2026 do 25 listopada 2026, 1 dzień.'],
    ['two', 26, 'Wybrano od 25 listopada 2026 do 26 listopada 2026, 2 dni.'],
  ])('counts %s', (_count, end, sentence) => {
    const { container } = show({ ...spans, canGiveUp: false });
    click(november(container, 25));
    click(november(container, end));
    expect(said().at(-1)).toBe(sentence);
  });

  it('is cancelled by a second click on its start', () => {
    const { container } = show(spans);
    click(november(container, 25));
    click(november(container, 25));
    expect([numbers(container), said().at(-1)]).toEqual([[], 'Wybór cofnięty.']);
  });

  it("announces its owner's words, once", () => {
    const prompt = vi.fn(() => 'Zwrot wypada w sobotę.');
    const { container } = show({ mode: 'multiple-ranged', prompt });
    click(november(container, 25));
    const change = { reason: 'day', day: fromIsoDate('2026-11-25') };
    expect(prompt.mock.calls).toEqual([[{ days: [change.day], start: change.day }, change]]);
    expect(said()).toEqual(['Zwrot wypada w sobotę.']);
  });

  it('is made by dragging over its days, also backwards and from a finger that rested', () => {
    const onChange = vi.fn();
    const { container } = show({ ...spans, onChange });
    drag(november(container, 12), november(container, 9), november(container, 10));
    expect(numbers(container)).toEqual(['10', '11', '12']);
    expect(onChange.mock.calls.map(([, { day }]) => toIsoDate(day as number))).toEqual(['2026-11-12', '2026-11-10']);
    drag(november(container, 12), november(container, 13));
    expect(numbers(container)).toEqual(['10', '11', '12', '13']);
    drag({ pointerType: 'touch', waits: 250 }, november(container, 24), november(container, 25));
    expect(numbers(container)).toEqual(['10', '11', '12', '13', '24', '25']);
    expect([focused(), said().at(-1)]).toEqual([
      'środa, 25 listopada 2026',
      'Wybrano od 24 listopada 2026 do 25 listopada 2026, 2 dni.',
    ]);
  });

  it('ends where a drag ends if it was started before', () => {
    const { container } = show(spans);
    click(november(container, 9));
    drag(november(container, 10), november(container, 11));
    expect(numbers(container)).toEqual(['9', '10', '11']);
  });

  it.each([
    ['a finger that scrolls', { pointerType: 'touch', waits: 20 }, {}],
    ['another button', { button: 2 }, {}],
    ['an unavailable day', {}, { disabledDays: days('2026-11-12') }],
    ['a calendar of single days', {}, { mode: 'multiple' }],
  ] as const)('is not made by a drag of %s', (_what, pointer, props) => {
    const { container } = show({ ...spans, ...props });
    drag(pointer, november(container, 12), november(container, 10));
    expect(numbers(container)).toEqual([]);
  });

  it('is not made once the browser has taken the pointer, to scroll', () => {
    const { container } = show(spans);
    const [from, to] = [november(container, 12), november(container, 10)];
    dispatchAt(1000, from, ofPointer('pointerdown', {}));
    dispatchAt(1010, from, ofPointer('pointercancel', {}));
    dispatchAt(1020, to, ofPointer('pointerover', {}));
    dispatchAt(1030, to, ofPointer('pointerup', {}));
    expect(numbers(container)).toEqual([]);
  });

  it('keeps the page from scrolling under a finger that rested, and only then', () => {
    const { container } = show(spans);
    const day = november(container, 12);
    const stopsAfter = (waits: number) => {
      dispatchAt(1000, day, ofPointer('pointerdown', { pointerType: 'touch' }));
      const move = new Event('touchmove', { bubbles: true, cancelable: true });
      dispatchAt(1000 + waits, day, move);
      return move.defaultPrevented;
    };
    expect([stopsAfter(20), stopsAfter(250)]).toEqual([false, true]);
  });

  it('previews its end, by pointer and keys', () => {
    const { container } = show(spans);
    pointAt(november(container, 27));
    click(november(container, 25));
    expect(marks(container, 'preview')).toEqual([]);
    pointAt(november(container, 30));
    expect([marks(container, 'preview'), numbers(container)]).toEqual([['26', '27', '30'], ['25']]);
    keys('ArrowUp');
    expect(marks(container, 'preview')).toEqual(['18', '19', '20', '23', '24']);
    click(document.activeElement as HTMLElement);
    expect(marks(container, 'preview')).toEqual([]);
    pointAt(november(container, 10));
    expect(marks(container, 'preview')).toEqual([]);
  });
});

describe('an unavailable day [E-05 part]', () => {
  it.each([
    ['too early', { min: fromIsoDate('2026-11-26') }, 'Poza zakresem, najwcześniej 26 listopada 2026.'],
    ['too late', { max: fromIsoDate('2026-11-24') }, 'Poza zakresem, najpóźniej 24 listopada 2026.'],
    ['not listed', { isEnabledDaysOnly: true }, 'Niedostępny, nie ma go wśród dni do wyboru.'],
    ['disabled', { disabledDays: days('2026-11-25') }, 'Dzień niedostępny.'],
    ['of a weekday', { disabledWeekdays: [3] }, 'Ten dzień tygodnia jest niedostępny.'],
  ] as const)('says that it is %s, also when pressed', (_why, rules, reason) => {
    const onChange = vi.fn();
    const { container } = show({ ...rules, onChange });
    const wednesday = november(container, 25);
    expect([wednesday.getAttribute('aria-disabled'), descriptionOf(wednesday)]).toEqual(['true', reason]);
    expect(wednesday.parentElement!.hasAttribute('aria-selected')).toBe(false);
    click(wednesday);
    expect([said(), numbers(container), focused()]).toEqual([[reason], [], 'środa, 25 listopada 2026']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('describes a weekend, and a holiday by name', () => {
    const holidays = [{ day: fromIsoDate('2026-11-11'), name: 'Święto Niepodległości' }];
    const { container } = show({ areWeekendsDisabled: true, holidays, areHolidaysDisabled: true });
    expect(descriptionOf(november(container, 22))).toBe('Niedostępny, bo to weekend.');
    expect(descriptionOf(november(container, 11))).toBe('Święto Niepodległości Niedostępny, bo to święto.');
  });

  it('is available as a working or enabled day', () => {
    const { container } = show({
      areWeekendsDisabled: true,
      workingDays: days('2026-11-28'),
      enabledDays: days('2026-11-29'),
    });
    expect([28, 29, 22].map((day) => november(container, day).getAttribute('aria-disabled'))).toEqual([
      null,
      null,
      'true',
    ]);
  });

  it('follows changed rules', () => {
    const { container, rerender } = show({ disabledDays: [] });
    rerender(<DayCalendar today={today} disabledDays={days('2026-11-25')} />);
    expect(november(container, 25).getAttribute('aria-disabled')).toBe('true');
    expect(toIsoDate(Number(november(container, 25).dataset['day']))).toBe('2026-11-25');
  });
});
