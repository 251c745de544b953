import type { CalendarDay } from '../dates/index.ts';

/** A chosen day's place in its span: at an end or in the middle. */
export type SpanPlace = 'end' | 'middle';

/**
 * The place of each chosen day. Two chosen days belong to one span if no available day lies between them: a span skips
 * unavailable days (T-04).
 *
 * @param days in order
 */
export function spanPlaces(
  days: ReadonlyArray<CalendarDay>,
  isAvailable: (day: CalendarDay) => boolean,
): ReadonlyMap<CalendarDay, SpanPlace> {
  const isJoined = (one: CalendarDay | undefined, other: CalendarDay | undefined): boolean => {
    if (one === undefined || other === undefined) return false;
    let day = one + 1;
    while (day < other && !isAvailable(day)) day += 1;
    return day === other;
  };
  return new Map(
    days.map((day, index) => {
      const isInside = isJoined(days[index - 1], day) && isJoined(day, days[index + 1]);
      return [day, isInside ? 'middle' : 'end'];
    }),
  );
}
