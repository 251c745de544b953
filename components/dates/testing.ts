/** Zones in both hemispheres: with and without summer time, by half an hour, at midnight and far from UTC. */
export const zones = [
  'Europe/Warsaw',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
] as const;

const HOUR = 3_600_000;

/** The clock changes of a zone in a year, to the hour before. */
export function clockChanges(year: number, timeZone: string): ReadonlyArray<number> {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (epoch: number) => format.formatToParts(epoch).find(({ type }) => type === 'timeZoneName')?.value;
  const changesWithin = (epoch: number, duration: number) => offsetAt(epoch) !== offsetAt(epoch + duration);
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1 + day));
  // Asking for each hour of the year took most of the time of these tests.
  return days
    .filter((day) => changesWithin(day, 24 * HOUR))
    .flatMap((day) => Array.from({ length: 24 }, (_, hour) => day + hour * HOUR))
    .filter((epoch) => changesWithin(epoch, HOUR));
}
