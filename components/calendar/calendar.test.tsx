// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calendarLimits, dateNames, datePartsOf, dayOf, fromIsoDate, weekdayOf } from '../dates/index.ts';
import { byRole, descriptionOf, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { DayCalendar } from './day-calendar.tsx';
import { usePolishHolidays } from './index.ts';
import { button, chosen, gridNames, shortHeads, weekHeads, november, show, today } from './testing.tsx';

const texts = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
const holidays = [
  { day: fromIsoDate('2026-11-11'), name: 'Święto Niepodległości' },
  { day: fromIsoDate('2026-12-06'), name: 'Mikołajki' },
];

describe('a month [S-45 part]', () => {
  it('is a named grid, weeks from Monday, days with full dates [L-06 part]', () => {
    const { container } = show();
    expect(gridNames(container)).toEqual(['listopad 2026']);
    expect(shortHeads(container)).toEqual(['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd']);
    // Each day's name has its weekday.
    expect(container.querySelector('thead')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('[role="gridcell"] > button[data-day]')).toHaveLength(30);
    expect(container.querySelectorAll('button:not([type="button"])')).toHaveLength(0);
    expect(button(container, 'sobota, 21 listopada 2026').textContent).toBe('21');
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows[0]).toEqual(['', '', '', '', '', '', '1']);
    expect(rows[5]).toEqual(['30', '', '', '', '', '', '']);
  });

  it('has each of its days once, in whole weeks [L-06 part]', () => {
    fc.assert(
      fc.property(fc.integer(calendarLimits), (day) => {
        const { container, rerender } = show({ month: day });
        const { year, month } = datePartsOf(day);
        const rows = [...container.querySelectorAll('tbody tr')].map((row) => [...row.children]);
        const cells = rows.flat();
        const shown = cells.flatMap(({ textContent }, index) => (textContent === '' ? [] : [index]));
        const monday = dayOf(year, month, 1) - shown[0]!;
        expect(rows.every(({ length }) => length === 7)).toBe(true);
        expect(rows.every((row) => row.some(({ textContent }) => textContent !== ''))).toBe(true);
        expect(weekdayOf(monday)).toBe(1);
        expect(shown.map((index) => Number(cells[index]!.querySelector('button')!.dataset['day']))).toEqual(
          Array.from({ length: dayOf(year, month + 1, 1) - dayOf(year, month, 1) }, (_, at) => monday + shown[0]! + at),
        );
        rerender(null);
      }),
      { numRuns: 20 },
    );
  });

  it('marks today unless disabled', () => {
    const { container, rerender } = show();
    const current = () => [...container.querySelectorAll('[aria-current="date"]')].map(nameOf);
    expect(current()).toEqual(['sobota, 21 listopada 2026']);
    expect(descriptionOf(november(container, 21))).toBe('Dziś.');
    rerender(<DayCalendar today={today} isTodayMarked={false} />);
    expect([current(), descriptionOf(november(container, 21))]).toEqual([[], '']);
  });

  it('numbers weeks by ISO 8601 [L-06 part]', () => {
    const { container } = show({ hasWeekNumbers: true, month: fromIsoDate('2026-12-01') });
    expect(shortHeads(container)[0]).toBe('tydz.');
    expect(weekHeads(container)).toEqual([49, 50, 51, 52, 53].map((week) => [`${week}`, `Tydzień ${week}`]));
  });

  it('shows days of adjacent months on request', () => {
    const { container, rerender } = show({ hasOutsideDays: true });
    expect(container.querySelectorAll('button[data-day]')).toHaveLength(42);
    expect(button(container, 'poniedziałek, 26 października 2026').dataset['outside']).toBe('true');
    rerender(<DayCalendar today={today} hasOutsideDays monthCount={2} />);
    expect(container.querySelectorAll('button[data-day]')).toHaveLength(30 + 31);
  });

  it('starts at the selected day or the given month', () => {
    expect(gridNames(show({ defaultValue: chosen('2027-02-14') }).container)).toEqual(['luty 2027']);
    const asked = { defaultValue: chosen('2027-02-14'), defaultMonth: fromIsoDate('2026-01-31') };
    expect(gridNames(show(asked).container)).toEqual(['styczeń 2026']);
  });

  it('shows several months', () => {
    const { container } = show({ monthCount: 3 });
    expect(gridNames(container)).toEqual(['listopad 2026', 'grudzień 2026', 'styczeń 2027']);
    expect(container.querySelectorAll('[aria-label="Poprzedni miesiąc"]')).toHaveLength(1);
    expect(container.querySelectorAll('[aria-label="Następny miesiąc"]')).toHaveLength(1);
  });
});

describe('content beside the days', () => {
  it('are names of holidays and other days, also as descriptions [E-05 part]', () => {
    const namedDays = [{ day: fromIsoDate('2026-11-30'), name: 'Andrzejki' }];
    const { container } = show({ holidays, namedDays });
    expect(texts(byRole(container, 'list'), 'li')).toEqual([
      '11 listopada: Święto Niepodległości',
      '30 listopada: Andrzejki',
    ]);
    expect(descriptionOf(november(container, 11))).toBe('Święto Niepodległości');
    expect(descriptionOf(november(container, 30))).toBe('Andrzejki');
    expect(november(container, 11).dataset['holiday']).toBe('true');
    expect(november(container, 30).dataset['holiday']).toBeUndefined();
  });

  it('is both names of a day with two', () => {
    const namedDays = [{ day: fromIsoDate('2026-11-11'), name: 'Świętego Marcina' }];
    expect(descriptionOf(november(show({ holidays, namedDays }).container, 11))).toBe(
      'Święto Niepodległości, Świętego Marcina',
    );
  });

  it('names holidays on shown days of adjacent months', () => {
    const { container } = show({ holidays, hasOutsideDays: true });
    expect(texts(container, 'li')).toEqual(['11 listopada: Święto Niepodległości', '6 grudnia: Mikołajki']);
  });

  it('is renderDay content, also as a description', () => {
    const { container } = show({ renderDay: (day) => (day === today ? '16 zł' : null) });
    expect(descriptionOf(november(container, 21))).toBe('Dziś. 16 zł');
    expect(november(container, 21).textContent).toBe('21');
    // A block: its words are not read as one with the number.
    expect(november(container, 21).nextElementSibling).toMatchObject({ tagName: 'DIV', textContent: '16 zł' });
    expect(descriptionOf(november(container, 22))).toBe('');
  });

  it('is the content above and below', () => {
    const { container } = show({ infoAbove: <p>Nad</p>, infoBelow: <p>Pod</p> });
    expect(texts(container, 'p')).toEqual(['Nad', 'Pod']);
    const [above, below] = container.querySelectorAll('p');
    const grid = byRole(container, 'grid');
    expect(above!.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(below!.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('is no frame when bare', () => {
    const { container, rerender } = show();
    const bare = () => container.firstElementChild!.hasAttribute('data-bare');
    expect(bare()).toBe(false);
    rerender(<DayCalendar today={today} isBare />);
    expect(bare()).toBe(true);
  });

  it('is its name, if given', () => {
    expect(nameOf(byRole(show({ label: 'Data odbioru' }).container, 'group'))).toBe('Data odbioru');
    expect(() => byRole(show().container, 'group')).toThrow();
  });
});

describe('Polish holidays', () => {
  function Holidays() {
    return usePolishHolidays(2026, 2027).map(({ day, name }) => (
      <p key={day.toString()}>{`${day.toString()} ${name}`}</p>
    ));
  }

  it('have Polish and English names [E-05 part]', () => {
    const names = texts(mount(<Holidays />).container, 'p');
    expect([names.length, names[10], names[14]]).toEqual([
      28,
      '2026-11-11 Narodowe Święto Niepodległości',
      '2027-01-01 Nowy Rok',
    ]);
    const english = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <Holidays />
      </TextsProvider>,
    );
    expect(texts(english.container, 'p')[10]).toBe('2026-11-11 Independence Day');
  });
});

describe('its languages', () => {
  it('are Polish and English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <DayCalendar today={today} />
      </TextsProvider>,
    );
    expect(gridNames(container)).toEqual(['November 2026']);
    expect(shortHeads(container)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    expect(button(container, 'Choose month: November').textContent).toBe('November');
    expect(nameOf(button(container, 'Saturday, November 21, 2026'))).not.toBe('');
  });

  it('include others for names and figures, always Gregorian', () => {
    const { container } = show({ locale: 'fa' });
    expect(gridNames(container)).toEqual(['نوامبر ۲۰۲۶']);
    expect(container.querySelector('[aria-current]')?.textContent).toBe('۲۱');
    expect(byRole(container, 'grid').lang).toBe('fa');
    expect(shortHeads(show({ locale: 'de' }).container)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  });

  it("use the caller's short month names", () => {
    expect(button(show({ hasShortMonths: true }).container, 'Wybierz miesiąc: lis').textContent).toBe('lis');
    const months = show({ hasShortMonths: true, defaultView: 'month' }).container;
    expect(button(months, 'lis, listopad 2026').textContent).toBe('lis');
    const names = {
      ...dateNames('pl'),
      shortDays: ['P', 'W', 'Ś', 'C', 'Pt', 'S', 'N'],
      days: ['1', '2', '3', '4', '5', '6', '7'],
    };
    const { container } = show({
      names: { ...names, monthsInDates: dateNames('pl').monthsInDates!.map((name) => name.toUpperCase()) },
    });
    expect(shortHeads(container).slice(0, 2)).toEqual(['P', 'W']);
    expect(button(container, '6, 21 LISTOPADA 2026').textContent).toBe('21');
    expect(gridNames(container)).toEqual(['listopad 2026']);
  });
});

describe('before its script', () => {
  const element = <DayCalendar today={today} holidays={holidays} monthCount={2} defaultValue={chosen('2026-11-25')} />;

  it('shows its months without tab stops or inline styles', () => {
    const html = renderToString(element);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('tabindex="0"');
    expect(html).toContain('aria-label="środa, 25 listopada 2026"');
  });

  it('is the same on server and client', () => {
    const { container, errors } = hydrate(element);
    expect(errors).toEqual([]);
    expect([...container.querySelectorAll('[role="grid"] [tabindex="0"]')].map(nameOf)).toEqual([
      'środa, 25 listopada 2026',
    ]);
  });

  it('has unique ids', () => {
    const { container } = mount([<DayCalendar key="1" today={today} />, <DayCalendar key="2" today={today} />]);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
