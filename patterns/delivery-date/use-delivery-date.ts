import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { usePolishHolidayDays } from '../../components/calendar/use-polish-holidays.ts';
import { datePartsOf, dayIn, type CalendarDay, type Holiday, type TimeOfDay } from '../../components/dates/index.ts';
import { deliveryDate, deliverySpan, MAX_DAYS_AHEAD, type DeliveryDate } from '../rules/delivery-date.ts';

export interface DeliveryDateBehaviour {
  /**
   * When the page was rendered, in milliseconds since 1970: for the server, and the browser until its own clock takes
   * over. Pass the very same number to both.
   */
  now: number;
  /** Working days from handling to delivery, a whole number from 0; 0 is the same day. */
  leadTime: number;
  /** The shop's time zone, as IANA names it: "Europe/Warsaw". */
  timeZone: string;
  /** Minutes since midnight: orders from this time on count for the next day. Midnight by default. */
  cutOff?: TimeOfDay | null;
  /** The shop's own days off with their names, beside the statutory ones of Poland. Keep one list. */
  holidays?: ReadonlyArray<Holiday>;
  /** Working days that are a Saturday, a Sunday or a holiday. Keep one list. */
  workingDays?: ReadonlyArray<CalendarDay>;
  /** How many hours before the cut-off the countdown begins: 3 by default (spec 9), 0 for never. */
  countdownHours?: number;
  /** Reads the clock, in milliseconds since 1970; for tests. `Date.now` by default. Keep one function. */
  clock?: () => number;
}

const HOUR = 3_600_000;
const noHolidays: ReadonlyArray<Holiday> = [];
const noDays: ReadonlyArray<CalendarDay> = [];

/**
 * The current delivery date. It is updated when a day begins, when the time is up, and when a hidden tab becomes
 * visible.
 *
 * @param onNewDay called when the date changes while the page is open and visible, with the current day
 */
export function useDeliveryDate(
  options: DeliveryDateBehaviour,
  onNewDay: (delivery: DeliveryDate | null, today: CalendarDay) => void,
) {
  const { now, leadTime, timeZone, cutOff = null, countdownHours = 3, clock = Date.now } = options;
  const { holidays = noHolidays, workingDays = noDays } = options;
  const warning = countdownHours * HOUR;
  const sinceAt = (moment: number) => deliverySpan(moment, { timeZone, cutOff }, warning).since;
  const latest = useRef<{ onNewDay: typeof onNewDay; find: (moment: number) => DeliveryDate | null }>(null);

  const subscribe = useCallback(
    (onChange: () => void) => {
      const find = () => latest.current?.find(clock()) ?? null;
      let announced = find()?.day;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const moment = clock();
        timer = setTimeout(look, deliverySpan(moment, { timeZone, cutOff }, warning).until - moment);
      };
      const look = () => {
        clearTimeout(timer);
        // Announcements in a hidden tab are lost: wait until it is visible.
        if (!document.hidden) {
          onChange();
          const found = find();
          if (found?.day !== announced) latest.current?.onNewDay(found, dayIn(clock(), timeZone));
          announced = found?.day;
        }
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [clock, timeZone, cutOff, warning],
  );
  const since = useSyncExternalStore(
    subscribe,
    () => sinceAt(clock()),
    () => sinceAt(now),
  );

  const today = dayIn(since, timeZone);
  const statutory = usePolishHolidayDays(datePartsOf(today).year, datePartsOf(today + MAX_DAYS_AHEAD).year);
  const daysOff = useMemo(() => [...statutory, ...holidays], [statutory, holidays]);
  const calendar = useMemo(
    () => ({ timeZone, cutOff, holidays: new Set(daysOff.map(({ day }) => day)), workingDays: new Set(workingDays) }),
    [timeZone, cutOff, daysOff, workingDays],
  );
  const find = (moment: number) => deliveryDate(moment, leadTime, calendar);
  useLayoutEffect(() => {
    latest.current = { onNewDay, find };
  });

  const delivery = find(since);
  const end = delivery?.orderBefore ?? null;
  return {
    delivery,
    today,
    calendar,
    daysOff,
    /** The end of the countdown; null while that is far away, or without a cut-off. */
    countdownEnd: warning > 0 && end !== null && since >= end - warning ? end : null,
  };
}
