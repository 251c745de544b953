// @vitest-environment jsdom
import { fromAbsolute } from '@internationalized/date';
import { act, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, hydrate, mount } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Countdown, type CountdownProps } from './index.ts';

const end = '2026-11-23T18:00:00+01:00';
const endsAt = Date.parse(end);
const [second, minute, hour, day] = [1, 60, 3600, 86_400];
let isHidden = false;

const countdown = (props: Partial<CountdownProps> = {}) => (
  <StrictMode>
    <Countdown label="Do końca promocji" end={end} now={Date.now()} {...props} />
  </StrictMode>
);
const startAt = (secondsBefore: number) => vi.setSystemTime(endsAt - secondsBefore * 1000);
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const timer = (container: ParentNode) => byRole(container, 'timer', 'Do końca promocji');
/** The time as read, without the name before it. */
const time = (container: ParentNode) => timer(container).lastElementChild?.textContent?.replaceAll('\u00a0', ' ');
const said = () => announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));
const setHidden = (value: boolean) =>
  act(() => {
    isHidden = value;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.useFakeTimers();
  clearAnnouncements();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => void vi.useRealTimers());

describe('Countdown', () => {
  it.each([
    [2 * day + 3 * hour, '2 dni 3 godziny'],
    [day + 12 * hour, '1 dzień 12 godzin'],
    [22 * day + hour, '22 dni 1 godzina'],
    [5 * hour + 22 * minute, '5 godzin 22 minuty'],
    [minute, '1 minuta 0 sekund'],
    [12 * minute + 4, '12 minut 4 sekundy'],
    [22, '22 sekundy'],
    [second, '1 sekunda'],
  ])('shows %d seconds as "%s"', (left, words) => {
    startAt(left);
    const { container } = mount(countdown());
    expect(time(container)).toBe(words);
    // A machine-readable duration, and an element read inside a named timer.
    expect(timer(container).querySelector('time')!.dateTime).toBe(`PT${left}S`);
  });

  it('updates every second [L-16 part]', () => {
    startAt(65);
    const { container } = mount(countdown());
    const shown = Array.from({ length: 7 }, () => {
      const words = time(container);
      pass(1);
      return words;
    });
    expect(shown.join(', ')).toBe(
      '1 minuta 5 sekund, 1 minuta 4 sekundy, 1 minuta 3 sekundy, 1 minuta 2 sekundy, 1 minuta 1 sekunda, 1 minuta 0 sekund, 59 sekund',
    );
  });

  it('reads the clock at the given interval', () => {
    startAt(50);
    const { container } = mount(countdown({ refresh: 5000 }));
    pass(4);
    expect(time(container)).toBe('50 sekund');
    pass(1);
    expect(time(container)).toBe('45 sekund');
  });

  it('disappears at its end and calls onEnd once [T-36]', () => {
    startAt(2);
    const onEnd = vi.fn();
    const { container } = mount(countdown({ onEnd }));
    pass(1.999);
    expect([time(container), onEnd.mock.calls.length]).toEqual(['1 sekunda', 0]);
    pass(0.001);
    expect([container.innerHTML, onEnd.mock.calls.length]).toEqual(['', 1]);
    pass(60);
    setHidden(true);
    setHidden(false);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('mounted after its end shows nothing, calls onEnd, and restarts for a new end', () => {
    startAt(-5);
    const onEnd = vi.fn();
    const { container, rerender } = mount(countdown({ onEnd }));
    expect([container.innerHTML, onEnd.mock.calls.length]).toEqual(['', 1]);
    rerender(countdown({ onEnd, end: endsAt + 10_000 }));
    expect(time(container)).toBe('5 sekund');
    pass(5);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('reads the clock instead of counting ticks, which a hidden tab loses', () => {
    startAt(2 * hour);
    const { container } = mount(countdown());
    setHidden(true);
    // Advances the clock without tab timers.
    startAt(30 * minute);
    setHidden(false);
    expect(time(container)).toBe('30 minut 0 sekund');
    setHidden(true);
    startAt(-1);
    setHidden(false);
    expect(container.innerHTML).toBe('');
  });

  it('announces only its milestones, each once and politely', () => {
    startAt(day + 2);
    mount(countdown());
    pass(day + 2);
    expect(said()).toEqual(
      ['1 dzień', '1 godzina', '10 minut', '1 minuta'].map((left) => `Do końca promocji: ${left}`),
    );
    expect(announcements.some(({ isAssertive }) => isAssertive)).toBe(false);
  });

  it('announces a milestone missed in a hidden tab once on return, as of now', () => {
    startAt(2 * hour);
    mount(countdown());
    setHidden(true);
    pass(2 * hour - 7 * minute - 5);
    expect(said()).toEqual([]);
    setHidden(false);
    setHidden(true);
    setHidden(false);
    expect(said()).toEqual(['Do końca promocji: 7 minut 5 sekund']);
  });

  it('shows the server’s time until the browser’s clock takes over, without a difference', () => {
    const now = endsAt - 2 * day * 1000;
    const html = renderToString(countdown({ now }));
    expect(html).toContain('dni');
    expect(html).not.toContain('style=');
    startAt(2 * day - hour);
    const { container, errors } = hydrate(countdown({ now }), (page) => expect(time(page)).toBe('2 dni 0 godzin'));
    expect([errors, time(container)]).toEqual([[], '1 dzień 23 godziny']);
  });

  it("shows its end as a date in the shop's time zone if nothing counts", () => {
    startAt(hour);
    const dateIn = (container: ParentNode) => container.querySelector<HTMLTimeElement>('p time')!;
    const { container } = mount(countdown({ endLabel: 'Promocja trwa do' }));
    expect(dateIn(container).parentElement?.textContent).toBe('Promocja trwa do 23 listopada 2026, 18:00');
    expect(dateIn(container).dateTime).toBe('2026-11-23T17:00:00.000Z');
    const inLondon = mount(countdown({ timeZone: 'Europe/London' })).container;
    expect(dateIn(inLondon).parentElement?.textContent).toBe('Koniec: 23 listopada 2026, 17:00');
    const inTokyo = mount(countdown({ end: fromAbsolute(endsAt, 'Asia/Tokyo') })).container;
    expect(dateIn(inTokyo).parentElement?.textContent).toBe('Koniec: 24 listopada 2026, 02:00');
  });

  it('speaks English', () => {
    startAt(hour + minute);
    const { container } = mount(<TextsProvider value={{ locale: 'en' }}>{countdown()}</TextsProvider>);
    expect(time(container)).toBe('1 hour 1 minute');
    pass(minute);
    expect(said()).toEqual(['Do końca promocji: 1 hour']);
    expect(container.querySelector('p')?.textContent).toBe('Ends: November 23, 2026, 18:00');
  });

  it('clears its timer on unmount', () => {
    startAt(hour);
    const { rerender } = mount(countdown());
    expect(vi.getTimerCount()).toBe(1);
    rerender(null);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
