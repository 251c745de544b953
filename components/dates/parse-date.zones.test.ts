import { resetLocalTimeZone } from '@internationalized/date';
import { afterAll, describe, expect, it } from 'vitest';
import { clockChanges, zones } from './testing.ts';
import { datePartsOf, dayIn, formatDate, fromIsoDate, momentOf, parseDate, readPastedDate } from './index.ts';

const own = process.env['TZ'];
const HOUR = 3_600_000;
const leapDays = [1972, 2000, 2024, 2028, 2400].map((year) => fromIsoDate(`${year}-02-29`));
const patterns = ['yy-mm-dd', 'd.m.yy', 'DD, d MM yy', 'yy-oo', '@', '!'];

/** Sets the zone of the machine, which the package remembers from its first use. */
function standIn(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  resetLocalTimeZone();
}

afterAll(() => standIn(own));

describe('a date that is written and read on a machine in', () => {
  it.each(zones)('%s is the same one on 29 February and where clocks change', (zone) => {
    standIn(zone);
    const here = new Intl.DateTimeFormat('pl', { dateStyle: 'full' });
    expect(new Date(2026, 6, 1).getTime()).toBe(momentOf({ day: fromIsoDate('2026-07-01'), minutes: 0 }, zone));
    const changes = [2026, 2027].flatMap((year) => clockChanges(year, zone));
    for (const day of [...leapDays, ...changes.map((epoch) => dayIn(epoch + HOUR, zone))]) {
      const { year, month, day: dayOfMonth } = datePartsOf(day);
      const written = formatDate('DD, d MM yy', day);
      // The machine's own calendar is the reference.
      expect(written).toBe(here.format(new Date(year, month - 1, dayOfMonth, 12)));
      for (const pattern of patterns) expect(parseDate(pattern, formatDate(pattern, day))).toBe(day);
      expect(readPastedDate('yy-mm-dd', written)).toBe(day);
    }
  });
});
