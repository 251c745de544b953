import { dateTimeOf, dayTimeOf, type CalendarDay, type DayTime } from '../dates/index.ts';
import type { CalendarDateTime } from '@internationalized/date';

/** A day and time as minutes since 1970-01-01 on a wall clock: it compares like any integer. */
export type WallMinutes = number;

const DAY = 1440;

export const wallOf = ({ day, time }: DayTime): WallMinutes => day * DAY + time;
export const dayOfWall = (wall: WallMinutes): CalendarDay => Math.floor(wall / DAY);
export const dayTimeOfWall = (wall: WallMinutes): DayTime => ({
  day: dayOfWall(wall),
  time: wall - dayOfWall(wall) * DAY,
});

/** Seconds are dropped. */
export const wallOfDateTime = (of: CalendarDateTime): WallMinutes => wallOf(dayTimeOf(of));
export const dateTimeOfWall = (wall: WallMinutes): CalendarDateTime => dateTimeOf(dayTimeOfWall(wall));
