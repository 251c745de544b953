import type { CourierChange } from '../../features/catalogue/store.ts';
import { parseQuantity } from '../../../patterns/rules/quantity.ts';

export type FieldProblem =
  | 'badName'
  | 'badAmount'
  | 'badNumber'
  | 'badFlag'
  | 'badPlace'
  | 'badAreas'
  | 'badHours'
  | 'badTime'
  | 'badSystem';

type Reader = (typed: string) => CourierChange | FieldProblem;

/** The most that a number of a courier may be: grams, days. */
export const largestNumber = 100_000;

const none = 'brak';

/** "16,90" as grosze; null for anything else. */
export function readGrosze(typed: string): number | null {
  const amount = /^\d{1,7}([.,]\d{1,2})?$/.test(typed) ? parseQuantity(typed) : null;
  return amount === null ? null : Math.round(amount / 10);
}

const amountOr =
  (write: (amount: number | null) => CourierChange): Reader =>
  (typed) => {
    if (typed === none) return write(null);
    const amount = readGrosze(typed);
    return amount === null ? 'badAmount' : write(amount);
  };

const whole = (typed: string, most: number): number | null =>
  /^\d{1,6}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;

const places = {
  brak: { requires: undefined, pointKind: undefined },
  punkt: { requires: 'pickupPoint', pointKind: undefined },
  poczta: { requires: 'pickupPoint', pointKind: 'postOffice' },
  salon: { requires: 'showroom', pointKind: undefined },
} as const;

/** How each condition of a courier is typed. */
export const courierFields: Readonly<Record<string, Reader>> = {
  name: (typed) => (typed.length >= 1 && typed.length <= 100 ? { name: typed } : 'badName'),
  cost: (typed) => {
    const cost = readGrosze(typed);
    return cost === null ? 'badAmount' : { cost };
  },
  costLater: (typed) =>
    typed === 'tak' || typed === 'nie' ? { details: { isCostOpen: typed === 'tak' || undefined } } : 'badFlag',
  freeFrom: amountOr((freeFrom) => ({ freeFrom })),
  minWorth: amountOr((minWorth) => ({ minWorth })),
  maxWorth: amountOr((maxWorth) => ({ maxWorth })),
  maxWeight: (typed) => {
    if (typed === none) return { details: { maxWeight: null } };
    const kilograms = whole(typed, largestNumber / 1000);
    return kilograms === null ? 'badNumber' : { details: { maxWeight: kilograms * 1000 } };
  },
  days: (typed) => {
    const days = whole(typed, 100);
    return days === null ? 'badNumber' : { details: { time: { kind: 'days', days } } };
  },
  phone: (typed) => (typed === 'tak' || typed === 'nie' ? { details: { needsPhone: typed === 'tak' } } : 'badFlag'),
  place: (typed) => (Object.hasOwn(places, typed) ? { details: places[typed as keyof typeof places] } : 'badPlace'),
  areas: (typed) => {
    if (typed === none) return { details: { areas: undefined } };
    const areas = typed.split(',').map((area) => area.trim());
    return areas.every((area) => /^\d{1,5}$/.test(area)) ? { details: { areas } } : 'badAreas';
  },
  hours: (typed) => {
    if (typed === none) return { details: { slots: undefined } };
    const hours = typed.split(',').map((span) => span.trim().replace('-', '–'));
    return hours.every((span) => /^\d{1,2}:\d{2}–\d{1,2}:\d{2}$/.test(span))
      ? { details: { slots: { hours } } }
      : 'badHours';
  },
  time: (typed) => {
    if (typed === none) return { details: { slots: undefined } };
    const [, first, last] = /^(\d{1,2})[-–](\d{1,2})$/.exec(typed)?.map(Number) ?? [];
    return first !== undefined && last !== undefined && first <= last && last <= 23
      ? { details: { slots: { hours: [], between: [first, last] } } }
      : 'badTime';
  },
  system: (typed) => {
    if (typed === none) return { details: { system: undefined } };
    return typed === 'simulator' || (URL.canParse(typed) && new URL(typed).protocol === 'https:')
      ? { details: { system: typed } }
      : 'badSystem';
  },
};
