import type { OpeningHours } from '../../features/catalogue/types.ts';

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const polishWeek = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'];

export interface DayHours {
  readonly open: boolean;
  readonly allDay: boolean;
  /** HH:MM; null where it is closed or open all day. */
  readonly from: string | null;
  readonly till: string | null;
}

export type Week = Readonly<Record<(typeof week)[number], DayHours | null>>;

/** Opening hours in words, day by day: "poniedziałek–piątek" "10:00–19:00". A missing day is closed. */
export function weekOf(openingHours: ReadonlyArray<OpeningHours>): Week {
  const hoursOf = new Map(
    openingHours.flatMap(({ days, hours }) => daysOf(days).map((day) => [day, readHours(hours)])),
  );
  const closed = readHours('');
  return Object.fromEntries(week.map((name, day) => [name, hoursOf.get(day) ?? closed])) as Week;
}

/** "wtorek–piątek", "niedziela i poniedziałek", "sobota": days from 0, Monday. */
function daysOf(words: string): ReadonlyArray<number> {
  return words.split(/\s+i\s+|,\s*/).flatMap((part) => {
    const [first = -1, last = first] = part.split(/[–-]/).map((name) => polishWeek.indexOf(name.trim()));
    if (first < 0 || last < 0) return [];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % 7);
  });
}

function readHours(words: string): DayHours {
  if (/^(całą dobę|24 h)$/.test(words)) return { open: true, allDay: true, from: null, till: null };
  const [, from = null, till = null] = /^(\d{1,2}[:.]\d{2})[–-](\d{1,2}[:.]\d{2})$/.exec(words) ?? [];
  return { open: from !== null, allDay: false, from: clock(from), till: clock(till) };
}

const clock = (text: string | null): string | null => text && text.replace('.', ':').padStart(5, '0');
