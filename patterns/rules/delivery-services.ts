import { weekdayOf, type CalendarDay } from '../../components/dates/index.ts';
import type { Grosze } from './money.ts';

/** What a courier does besides bringing the goods, for money. */
export const deliveryServices = ['saturday', 'weekend', 'bringing'] as const;
export type DeliveryService = (typeof deliveryServices)[number];

export interface OfferedService {
  id: DeliveryService;
  costGross: Grosze;
  /** What it costs in loyalty points instead; left out where only money pays for it. */
  costPoints?: number;
}

/** Whether the chosen services make a courier come on this Saturday or Sunday. */
export const comesOn = (day: CalendarDay, services: ReadonlyArray<string>): boolean =>
  (weekdayOf(day) === 6 && services.includes('saturday')) || (weekdayOf(day) > 5 && services.includes('weekend'));

/**
 * The chosen services that count, each once: those that the courier offers, and one for a weekend only where such a day
 * was chosen. Nobody pays for a Saturday on a Monday.
 *
 * @param day the chosen day; null where the courier decides
 */
export function countedServices<Service extends OfferedService>(
  offered: ReadonlyArray<Service>,
  chosen: ReadonlyArray<string>,
  day: CalendarDay | null,
): ReadonlyArray<Service> {
  const counted = offered.filter(
    ({ id }) => chosen.includes(id) && (id === 'bringing' || (day !== null && comesOn(day, [id]))),
  );
  // Of two services for one Saturday, the cheaper one suffices.
  const ofDay = counted.filter(({ id }) => id !== 'bringing').toSorted((a, b) => a.costGross - b.costGross);
  return counted.filter((service) => service.id === 'bringing' || service === ofDay[0]);
}

/**
 * What a delivery costs with its services; a discount that pays for the delivery pays for none of them.
 *
 * @param isByPoints whether loyalty points pay for those services that have a cost in points
 */
export const costWithServices = (cost: Grosze, services: ReadonlyArray<OfferedService>, isByPoints = false): Grosze =>
  services.reduce(
    (sum, { costGross, costPoints }) => sum + (isByPoints && costPoints !== undefined ? 0 : costGross),
    cost,
  );

/** The loyalty points that these services cost together; 0 where only money pays for them. */
export const pointsForServices = (services: ReadonlyArray<OfferedService>): number =>
  services.reduce((sum, { costPoints = 0 }) => sum + costPoints, 0);
