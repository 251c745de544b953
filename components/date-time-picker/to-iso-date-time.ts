import type { CalendarDateTime } from '@internationalized/date';
import { wallOfDateTime } from '../dates/calendar-date.ts';
import { isoOfWall } from './date-time.ts';

/** "2026-12-03T16:30", as in a native input and in what a form sends: without the seconds of `toString()`. */
export const toIsoDateTime = (value: CalendarDateTime): string => isoOfWall(wallOfDateTime(value));
