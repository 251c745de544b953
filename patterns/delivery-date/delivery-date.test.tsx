// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../../components/announcer/index.ts';
import { fromIsoDate } from '../../components/dates/index.ts';
import { byRole, click, descriptionOf, hydrate, mount } from '../../components/field/testing.tsx';
import { DeliveryDate, type DeliveryDateProps } from './index.ts';

const at = (moment: string) => Date.parse(`${moment}:00+01:00`);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const element = (moment: string, props: Partial<DeliveryDateProps> = {}) => (
  <DeliveryDate now={at(moment)} leadTime={2} timeZone="Europe/Warsaw" cutOff={14 * 60} {...props} />
);
/** The page at a moment that the server and the browser agree about. */
function show(moment: string, props?: Partial<DeliveryDateProps>) {
  vi.setSystemTime(at(moment));
  return mount(element(moment, props)).container;
}
const paragraphs = (container: ParentNode) => [...container.querySelectorAll('p')].map((one) => plain(one.textContent));
const day = (container: ParentNode, name: string) => byRole(container, 'button', name);
const moveClock = (moment: string) => act(() => void vi.advanceTimersByTime(at(moment) - Date.now()));
const said = () => announcements.map(({ text }) => plain(text));

const stocktaking = { day: fromIsoDate('2026-11-27'), name: 'Inwentaryzacja' };
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  clearAnnouncements();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => void vi.useRealTimers());

describe('the delivery date: its name, the days until then, at most 100 [L-07]', () => {
  it.each<[string, string, Partial<DeliveryDateProps>, string]>([
    // 23 November 2026 is a Monday: each weekday in its Polish case, today with its own word.
    ['today', '2026-11-23T10:00', { leadTime: 0 }, 'U Ciebie dziś, 23 listopada, jeśli zamówisz do 14:00'],
    ['Monday', '2026-11-20T10:00', { leadTime: 1 }, 'U Ciebie w poniedziałek, 23 listopada, jeśli zamówisz do 14:00'],
    ['Tuesday', '2026-11-23T10:00', { leadTime: 1 }, 'U Ciebie we wtorek, 24 listopada, jeśli zamówisz do 14:00'],
    ['Wednesday', '2026-11-23T10:00', {}, 'U Ciebie w środę, 25 listopada, jeśli zamówisz do 14:00'],
    ['Thursday', '2026-11-23T14:00', {}, 'U Ciebie w czwartek, 26 listopada'],
    ['Friday', '2026-11-24T15:00', {}, 'U Ciebie w piątek, 27 listopada'],
    [
      'Saturday',
      '2026-11-25T15:00',
      { leadTime: 1, holidays: [stocktaking], workingDays: [fromIsoDate('2026-11-28')] },
      'U Ciebie w sobotę, 28 listopada',
    ],
    [
      'Sunday',
      '2026-11-27T15:00',
      { leadTime: 0, workingDays: [fromIsoDate('2026-11-29')] },
      'U Ciebie w niedzielę, 29 listopada',
    ],
    ['no cut-off', '2026-11-23T18:00', { cutOff: null }, 'U Ciebie w środę, 25 listopada'],
    ['Christmas', '2026-12-23T15:00', { leadTime: 0 }, 'U Ciebie w poniedziałek, 28 grudnia'],
  ])('on %s [H-13 part]', (_name, moment, props, sentence) => {
    expect(paragraphs(show(moment, props))[0]).toBe(sentence);
  });

  it.each([
    [1, 'Dostawa za 1 dzień'],
    [2, 'Dostawa za 2 dni'],
    // Over the weekend.
    [5, 'Dostawa za 7 dni'],
    [16, 'Dostawa za 22 dni'],
  ])('counts the days in words: %d working days', (leadTime, words) => {
    expect(paragraphs(show('2026-11-23T10:00', { leadTime }))[1]).toBe(words);
  });

  it('counts no days if it is today', () => {
    expect(paragraphs(show('2026-11-23T10:00', { leadTime: 0 }))).toHaveLength(1);
  });

  it('ends at 100 days, without a calendar then', () => {
    const container = show('2026-11-23T10:00', { leadTime: 90, hasCalendar: true });
    expect(paragraphs(container)).toEqual(['Najbliższy termin jest za ponad 100 dni. Napisz do nas, ustalimy go.']);
    expect(container.querySelector('details')).toBeNull();
  });
});

describe('the remaining time', () => {
  const timer = (container: ParentNode) => container.querySelector('[role="timer"]');

  it('is counted down only in the last hours before the cut-off', () => {
    const container = show('2026-11-23T10:59');
    expect(timer(container)).toBeNull();
    moveClock('2026-11-23T11:00');
    expect(plain(byRole(container, 'timer', 'Czas na zamówienie').textContent)).toBe(
      'Czas na zamówienie 3 godziny 0 minut',
    );
    moveClock('2026-11-23T14:00');
    expect(timer(container)).toBeNull();
  });

  it('is not counted without a cut-off, or if disabled', () => {
    expect(timer(show('2026-11-21T13:00'))).toBeNull();
    expect(timer(show('2026-11-23T13:00', { cutOff: null }))).toBeNull();
    expect(timer(show('2026-11-23T13:00', { countdownHours: 0 }))).toBeNull();
  });

  it('ends with the next day, announced once', () => {
    const container = show('2026-11-23T13:59');
    clearAnnouncements();
    moveClock('2026-11-23T14:00');
    expect(paragraphs(container).slice(0, 2)).toEqual(['U Ciebie w czwartek, 26 listopada', 'Dostawa za 3 dni']);
    expect(said().filter((text) => text?.startsWith('U Ciebie'))).toEqual(['U Ciebie w czwartek, 26 listopada']);
  });

  it('announces a change in a hidden tab once it is visible', () => {
    const container = show('2026-11-23T13:00', { countdownHours: 0 });
    isHidden = true;
    moveClock('2026-11-23T15:00');
    expect(said()).toEqual([]);
    isHidden = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(said()).toEqual(['U Ciebie w czwartek, 26 listopada']);
    expect(paragraphs(container)[0]).toBe('U Ciebie w czwartek, 26 listopada');
  });

  it('counts one day less at midnight, unannounced', () => {
    const container = show('2026-11-23T23:00');
    expect(paragraphs(container)[1]).toBe('Dostawa za 3 dni');
    moveClock('2026-11-24T00:00');
    expect(paragraphs(container).slice(0, 2)).toEqual([
      'U Ciebie w czwartek, 26 listopada, jeśli zamówisz do 14:00',
      'Dostawa za 2 dni',
    ]);
    expect(said()).toEqual([]);
  });

  it('stops the clock on unmount', () => {
    vi.setSystemTime(at('2026-11-23T10:00'));
    const { rerender } = mount(element('2026-11-23T10:00'));
    expect(vi.getTimerCount()).toBe(1);
    rerender(null);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('on the server', () => {
  it('renders as in the browser, which then uses its own clock', () => {
    const page = element('2026-11-23T13:00', { hasCalendar: true });
    expect(renderToString(page)).not.toContain('style=');
    vi.setSystemTime(at('2026-11-23T14:30'));
    const { container, errors } = hydrate(page, (before) =>
      expect(paragraphs(before)[0]).toBe('U Ciebie w środę, 25 listopada, jeśli zamówisz do 14:00'),
    );
    expect(errors).toEqual([]);
    expect(paragraphs(container)[0]).toBe('U Ciebie w czwartek, 26 listopada');
    // The older one was not read yet.
    expect(said()).toEqual([]);
  });
});

describe('the calendar', () => {
  it('unfolds on demand, also without a script', () => {
    const container = show('2026-11-23T10:00', { hasCalendar: true });
    const details = container.querySelector('details')!;
    expect([details.open, plain(details.querySelector('summary')!.textContent)]).toEqual([
      false,
      'Sprawdź w kalendarzu',
    ]);
    expect(byRole(details, 'group', 'Dni dostawy').querySelector('[role="grid"]')).not.toBeNull();
  });

  it('gives the reason of each day without delivery [E-16]', () => {
    const container = show('2026-12-18T10:00', {
      hasCalendar: true,
      holidays: [{ day: fromIsoDate('2026-12-23'), name: 'Inwentaryzacja' }],
      workingDays: [fromIsoDate('2026-12-27')],
    });
    const reason = (name: string) => plain(descriptionOf(day(container, name)));
    expect(reason('poniedziałek, 21 grudnia 2026')).toContain('najwcześniej 22 grudnia 2026');
    expect(reason('środa, 23 grudnia 2026')).toContain('Inwentaryzacja');
    expect(reason('środa, 23 grudnia 2026')).toContain('święto');
    expect(reason('czwartek, 24 grudnia 2026')).toContain('Wigilia Bożego Narodzenia');
    expect(reason('sobota, 26 grudnia 2026')).toContain('Drugi dzień Bożego Narodzenia');
    expect(reason('niedziela, 27 grudnia 2026')).toBe('');
  });

  it('shows the order deadline of the chosen day', () => {
    const container = show('2026-11-23T10:00', { hasCalendar: true });
    const answer = () => plain(container.querySelector('details')!.textContent)!;
    expect(answer()).toContain('Dostawa w środę, 25 listopada: zamów dziś do 14:00.');
    click(day(container, 'poniedziałek, 30 listopada 2026'));
    const sentence = 'Dostawa w poniedziałek, 30 listopada: zamów najpóźniej w czwartek, 26 listopada, do 14:00.';
    expect(answer()).toContain(sentence);
    expect(said()).toEqual([sentence]);
    expect(day(container, 'poniedziałek, 30 listopada 2026').closest('td')?.getAttribute('aria-selected')).toBe('true');
    // Another click keeps the answer.
    click(day(container, 'poniedziałek, 30 listopada 2026'));
    expect(answer()).toContain(sentence);
  });

  it('leaves out the time without a cut-off', () => {
    const container = show('2026-11-23T10:00', { hasCalendar: true, cutOff: null });
    const answer = () => plain(container.querySelector('details')!.textContent)!;
    expect(answer()).toContain('Dostawa w środę, 25 listopada: zamów jeszcze dziś.');
    click(day(container, 'piątek, 27 listopada 2026'));
    expect(answer()).toContain('Dostawa w piątek, 27 listopada: zamów najpóźniej w środę, 25 listopada.');
  });

  it('moves on with the promise', () => {
    const container = show('2026-11-23T13:00', { hasCalendar: true });
    moveClock('2026-11-23T14:00');
    expect(day(container, 'czwartek, 26 listopada 2026').closest('td')?.getAttribute('aria-selected')).toBe('true');
    expect(plain(descriptionOf(day(container, 'środa, 25 listopada 2026')))).toContain('najwcześniej 26 listopada');
  });
});
